import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { inParallel } from '#common/in-parallel.ts'
import { localizedPath } from '#common/paths.ts'
import { takePicture, Waiting } from './camera.ts'
import { fixAnswers } from './fixed-answers.ts'
import { fixedContext, windowOf } from './fixed-browser.ts'
import { type Shot, shotName } from './state.ts'
import type { World } from './world.ts'

const STEP_WITHIN_MS = 30_000

/**
 * Takes pictures into a folder, several at a time. A state is reached once in each language, in the narrowest window, which
 * then grows: that takes half the time of reaching it again for each width.
 * @returns a line for each that could not be taken
 */
export async function takePictures(browser: Browser, world: World, shots: readonly Shot[], out: string): Promise<string[]> {
  mkdirSync(out, { recursive: true })
  const failures: string[] = []
  const visits = [...Map.groupBy(shots, ({ state, locale }) => `${state.name}.${locale}`).values()]
  let done = 0
  let taken = 0
  await inParallel(visits, availableParallelism(), async visit => {
    const names = await visitAndTake(browser, world, visit, out).catch((error: unknown) => {
      failures.push(`${visit.map(shotName).join(', ')}: ${String(error)}`)
      console.error(failures.at(-1))
      return []
    })
    taken += names.length
    if ((done += 1) % 20 === 0) console.log(`${taken} of ${shots.length}`)
  })
  console.log(`${taken} of ${shots.length} pictures in ${out}`)
  return failures
}

/** @param visit shots of one state in one language, the narrowest first */
async function visitAndTake(browser: Browser, world: World, visit: readonly Shot[], out: string): Promise<string[]> {
  const [{ state, locale, width }] = visit as [Shot]
  const session = state.who === 'administrator' ? { session: world.session } : {}
  const context = await fixedContext(browser, { origin: world.origin, fonts: world.fonts, width, ...session })
  try {
    await fixAnswers(context, world)
    const page = await context.newPage()
    page.setDefaultTimeout(STEP_WITHIN_MS)
    const waiting = new Waiting(page)
    const path = typeof state.path === 'string' ? state.path : state.path(world)
    await page.goto(localizedPath(locale, path))
    await state.steps?.(page, world)
    for (const shot of visit) {
      await show(page, shot)
      const picture = await takePicture(page, waiting, state.shows === 'window')
      writeFileSync(join(out, `${shotName(shot)}.png`), picture)
    }
    return visit.map(shotName)
  } finally {
    await context.close()
  }
}

async function show(page: Page, { width, isPrint }: Shot): Promise<void> {
  if (isPrint) await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(windowOf(width))
}
