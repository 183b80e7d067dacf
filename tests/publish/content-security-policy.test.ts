import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { AREAS, publishedFile } from '#content-build/plan/published-file.ts'
import type { ReleaseRecord } from '#content-build/release/release-store.ts'
import { ContentSecurityPolicy } from '#content-build/render/content-security-policy.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { smallCompany } from '../support/content-state.ts'
import { FolderPublisher } from '../support/publishing.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

type Move = ReleaseRecord['moves'][number]

describe('the policy of the published site', async () => {
  const compiled = await compiledSite()

  test.each(AREAS)('names no hash that is in no page of %s: each costs every visit 54 bytes', async area => {
    const folder = temporaryFolder()
    const publisher = new FolderPublisher(compiled, smallCompany(), folder)
    await publisher.publishFirst()
    const headers = readFileSync(join(folder, area, '_headers'), 'utf8')
    const html = readdirSync(join(folder, area), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.html'))
      .map(name => readFileSync(join(folder, area, name)))
    const ofPages = ContentSecurityPolicy.of(html, '').toString()
    const hashesOf = (policy: string) => new Set(policy.match(/'sha256-[^']+'/g))
    expect(hashesOf(headers)).toEqual(hashesOf(ofPages))
    expect(hashesOf(headers).size).toBeGreaterThan(0)
  })

  test('allows both the earlier and the new pages while new code replaces them one by one', async () => {
    const folder = temporaryFolder()
    const publisher = new FolderPublisher(compiled, smallCompany(), folder)
    await publisher.publishFirst()
    const before = readFileSync(join(folder, 'site/index.html'))
    const style = Buffer.from('<style>a{color:red}</style>')
    const render: typeof compiled.render = async (...asked) => Buffer.concat([await compiled.render(...asked), style])
    publisher.use({ ...compiled, fingerprint: 'new code', render })
    await publisher.publish()
    const release = 2
    const { moves } = JSON.parse(readFileSync(join(folder, `publisher/releases/${release}.json`), 'utf8')) as ReleaseRecord
    for (const area of AREAS) {
      const [meanwhile, last] = moves.filter(({ file }) => file === `${area}/_headers`) as [Move, Move]
      const firstPage = moves.findIndex(({ file }) => file.startsWith(`${area}/`) && file.endsWith('.html'))
      expect(moves.indexOf(meanwhile)).toBeLessThan(firstPage)
      expect(moves.findLastIndex(({ file }) => file.endsWith('.html'))).toBeLessThan(moves.indexOf(last))
      expect(readFileSync(join(folder, area, '_headers'), 'utf8')).toContain(hash('a{color:red}'))
      // What the last one replaced.
      const text = readFileSync(join(folder, `publisher/previous/${release}`, last.staged), 'utf8')
      const policy = ContentSecurityPolicy.parse(/Content-Security-Policy: (.*)/.exec(text)?.[1] ?? '')
      expect(policy.allows(style)).toBe(true)
      if (area === 'site') expect(policy.allows(before)).toBe(true)
    }
  })

  test('a page with a script that it does not know is not published', async () => {
    const strange = {
      ...compiled,
      render: async (...parameters: Parameters<typeof compiled.render>) => {
        const body = await compiled.render(...parameters)
        // The specimen's pages have other lengths.
        return Buffer.concat([body, Buffer.from(`<script>alert(${body.byteLength})</script>`)])
      },
    }
    const publisher = new FolderPublisher(strange, smallCompany(), temporaryFolder())
    const { held } = await publisher.publish()
    expect(held.length).toBeGreaterThan(10)
    const files = Object.keys(publisher.files()).map(file => `site/${file}`)
    expect(held.filter(({ address }) => files.includes(publishedFile(address)))).toEqual([])
  })
})
