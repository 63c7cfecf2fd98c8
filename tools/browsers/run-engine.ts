import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestResult } from '../test/test-result.ts'
import type { Engine, EnginePage } from './engine.ts'
import { mainJourney } from './journey.ts'
import { createScreen } from './screen.ts'
import type { BrowsersShop } from './shop.ts'

/** From the start of the engine to the end of its last step. */
const limitMs = 90_000

export type RunOptions = {
  folder: string
  /** Where the screenshot of a failure goes. */
  pictures: string
  stop: AbortSignal
  log(text: string): void
  atEnd(undo: () => unknown): void
}

/** The main journey in one engine: a result a step, up to the first that fails. */
export async function runEngine(
  engine: Engine,
  { origins, front }: BrowsersShop,
  { folder, pictures, stop, log, atEnd }: RunOptions,
): Promise<TestResult[]> {
  const { name } = engine
  const results: TestResult[] = []
  const limit = AbortSignal.any([stop, AbortSignal.timeout(limitMs)])
  const ended = new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(limit.reason)))
  let page: EnginePage | undefined
  let step = 'start'
  let startedAt = performance.now()
  function pass(): void {
    log(`${name}: ${step} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    results.push({ suite: 'browser', title: `${name}: ${step}`, status: 'passed' })
    startedAt = performance.now()
  }

  try {
    // The journey of the engine before has ended in the app.
    front.setInApp(false)
    page = await Promise.race([engine.start({ folder, atEnd }), ended])
    const screen = createScreen(page, limit)
    pass()
    for (const { name: next, run } of mainJourney(screen, { ...origins, enterApp: () => front.setInApp(true) })) {
      step = next
      await Promise.race([run(), ended])
      const errors = [...page.errors(), ...front.takeProblems()]
      if (errors.length > 0) throw new Error(`the console is not clean:\n${errors.join('\n')}`)
      pass()
    }
    await page.close()
  } catch (error) {
    stop.throwIfAborted()
    log(`${name}: ${step} FAILED: ${wordsOf(error)}`)
    if (page !== undefined) log(await describe(page, front.takeProblems(), path.join(pictures, `${name}.png`)))
    results.push({ suite: 'browser', title: `${name}: ${step}`, status: 'failed' })
  }
  return results
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}\nlast failure: ${wordsOf(error.cause)}`
}

/** The page's text at a failed step, and where its picture is. */
async function describe(page: EnginePage, problems: readonly string[], picture: string): Promise<string> {
  const said = [...page.errors(), ...problems].map((error) => `console: ${error}\n`).join('')
  const stood = await createScreen(page, AbortSignal.abort())
    .text()
    .catch((error: Error) => `nothing that could be read: ${error.message}`)
  const kept = await page.screenshot().then(
    async (png) => {
      await mkdir(path.dirname(picture), { recursive: true })
      await writeFile(picture, png, 'base64')
      return picture
    },
    (error: Error) => `no picture: ${error.message}`,
  )
  return `${said}on the page stood: ${stood}\npicture: ${kept}`
}
