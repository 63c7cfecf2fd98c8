import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { beginAsShopper } from '../journeys/steps/login.ts'
import { expect } from '../stack/test.ts'
import { idOf } from './candidates.ts'
import { takesThePage } from './fixture/behaviour.ts'
import { createScene } from './scene.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

/** After which another tab of the browser takes a page that gives no sign for one that is gone. */
const aliveMs = 10_000
const silenceMs = 2000

const screen = {
  remote: 'mfe-account',
  path: '/points/history',
  screen: 'point-history',
  content: 'table',
  hasTwin: true,
}

const isTaken = (page: Page): Promise<boolean> =>
  Promise.race([page.evaluate(() => false).catch(() => true), wait(silenceMs, true)])

// Its fixture may have to be built first.
test.setTimeout(10 * 60_000)

test('[K-148] a release that took the page is passed over at the next visit, and told of', async ({
  page,
  shop,
  releaseFixture,
}) => {
  await beginAsShopper(page)
  await createScene(page, shop, screen, 'web').misbehave(takesThePage)
  const { good, fixture } = await releaseFixture(screen.remote, 'before the last good one')
  await page.goto(screen.path, { waitUntil: 'commit' })
  await expect.poll(() => isTaken(page)).toBe(true)
  const next = await page.context().newPage()
  await page.close()

  await watchPage(next)
  await beginAsShopper(next)
  await next.clock.setSystemTime(Date.now() + aliveMs)
  const said: string[] = []
  next.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  await next.goto(screen.path)
  await createScene(next, shop, screen, 'web').shows(idOf(good))
  expect(said.filter((line) => line.startsWith(idOf(fixture)))).toEqual([
    `${idOf(fixture)}: answer: NeverAnsweredError: took the page of an earlier visit`,
  ])
})
