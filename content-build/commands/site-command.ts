/** `npm run site -- --out DIR [--pages folder|file] [--share-pictures yes|no]`: the whole public site as plain files. */
import { join } from 'node:path'
import { withDatabase } from '#server/app/start/with-database.ts'
import { loadConfig } from '#server/core/config.ts'
import { liftLimits } from '#server/core/database-limits.ts'
import { listedNames } from '#server/core/listed-names.ts'
import { commandArguments, untilStopped } from '#server/core/operator-command.ts'
import { pictureStorage } from '#server/pictures/picture-storage.ts'
import { inOneView } from '../content/read-content.ts'
import { readSnapshot } from '../content/read-snapshot.ts'
import { DIST_DIR } from '../process/publish-process.ts'
import { writeWholeSite } from '../process/whole-site.ts'
import { loadCompiledSite, siteSettings } from '../render/compiled-site.ts'

const USAGE = 'Usage: npm run site -- --out DIR [--pages folder|file] [--share-pictures yes|no]'

const { values } = commandArguments(
  {
    options: {
      out: { type: 'string' },
      pages: { type: 'string', default: 'folder' },
      'share-pictures': { type: 'string', default: 'yes' },
    },
  },
  USAGE,
)
const { out, pages, 'share-pictures': pictures } = values
const isAnswer = pictures === 'yes' || pictures === 'no'
if (!out || (pages !== 'folder' && pages !== 'file') || !isAnswer) {
  console.error(
    `${USAGE}\n  --pages folder  /tooted becomes tooted/index.html, which every host understands (default)\n  --pages file    /tooted becomes tooted.html, for hosts that leave out the ending
  --share-pictures no   leaves out the pictures that shared links show, for a look at the site: drawing one takes
                        about 0.1 s, and only those that neither DIR nor DATA_DIR has yet are drawn`,
  )
  process.exit(2)
}

const startedAt = performance.now()
await untilStopped(`Stopped: ${out} is as it was.`, async signal => {
  const config = loadConfig()
  await withDatabase(config, { log: console.log, mayCreate: true, signal }, async orm => {
    const site = await loadCompiledSite(DIST_DIR, siteSettings(config))
    const snapshot = await inOneView(orm, async em => {
      await liftLimits(em)
      return readSnapshot(em)
    })
    const sharePictures = pictures === 'yes' ? { dataDir: config.dataDir, onProgress: tellNowAndThen } : null
    const result = await writeWholeSite({
      site,
      snapshot,
      outDir: out,
      pageFiles: pages,
      pictures: pictureStorage(config),
      sharePictures,
      signal,
      publishedDir: join(config.dataDir, 'site'),
    })
    for (const { reason, isKept } of result.held) {
      console.error(
        `${reason} ${isKept ? 'Its earlier version is in the folder.' : 'There is no earlier version: it is left out.'}`,
      )
    }
    if (result.lacking.length > 0) {
      process.exitCode = 1
      const place = config.bucket ? 'the bucket' : `${config.dataDir}/media`
      console.error(lackingText(result.lacking, place))
    }
    console.log(
      `${result.pages} pages in ${out} (${((performance.now() - startedAt) / 1000).toFixed(1)} s), addresses for ${config.publicUrl}`,
    )
  })
})

/** Shows the operator that drawing goes on: thousands of pictures take minutes. */
function tellNowAndThen(done: number, total: number): void {
  if (done % 1000 === 0) console.log(`${done} of ${total} share pictures`)
}

/** Says which files of pictures the place lacks, and what to do. */
function lackingText(files: readonly string[], place: string): string {
  return `Files of pictures are missing (${files.length}), and so are the pictures on their pages: ${listedNames(files)}. They are not in ${place}: use the DATA_DIR, or the bucket, of the product.`
}
