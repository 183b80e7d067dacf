import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { localizedPath } from '#src/i18n/paths.ts'
import { takePicture, Waiting } from './camera.ts'
import { fixAnswers } from './fixed-answers.ts'
import { fixedContext } from './fixed-browser.ts'
import { type Shot, shotName } from './state.ts'
import type { World } from './world.ts'

const STEP_WITHIN_MS = 30_000

/**
 * Takes pictures into a folder, several at a time.
 * @returns a line for each that could not be taken
 */
export async function takePictures(browser: Browser, world: World, shots: readonly Shot[], out: string): Promise<string[]> {
  mkdirSync(out, { recursive: true })
  const failures: string[] = []
  const waiting = shots.toReversed()
  const work = async () => {
    for (let shot = waiting.pop(); shot; shot = waiting.pop()) {
      const name = shotName(shot)
      try {
        writeFileSync(join(out, `${name}.png`), await take(browser, world, shot))
      } catch (error) {
        failures.push(`${name}: ${String(error)}`)
        console.error(`${name}: ${String(error)}`)
      }
      const done = shots.length - waiting.length
      if (done % 50 === 0) console.log(`${done} of ${shots.length}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  console.log(`${shots.length - failures.length} of ${shots.length} pictures in ${out}`)
  return failures
}

async function take(browser: Browser, world: World, { state, locale, width, isPrint }: Shot): Promise<Buffer> {
  const isAdministrator = state.who === 'administrator'
  const session = isAdministrator ? { session: world.session } : {}
  const context = await fixedContext(browser, { origin: world.origin, fonts: world.fonts, width, ...session })
  try {
    await fixAnswers(context, world)
    const page = await context.newPage()
    page.setDefaultTimeout(STEP_WITHIN_MS)
    const waiting = new Waiting(page)
    const path = typeof state.path === 'string' ? state.path : state.path(world)
    if (isPrint) await page.emulateMedia({ media: 'print' })
    await page.goto(localizedPath(locale, path))
    await state.steps?.(page, world)
    return await takePicture(page, waiting, state.shows === 'window')
  } finally {
    await context.close()
  }
}
