import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type { PageData } from '@shop/shared/contract'
import { beginAsShopper } from '../journeys/steps/login.ts'
import { expect } from '../stack/test.ts'
import { goodRelease, idOf } from './candidates.ts'
import { createScene } from './scene.ts'
import { screens } from './screens.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

/** A page whose newest release of the remote on show comes from somewhere else. Before the shell reads it. */
function leadAway([by, stranger]: readonly ['base' | 'entry', string]): void {
  document.addEventListener('readystatechange', () => {
    const text = document.getElementById('page-data')?.firstChild
    if (document.readyState !== 'interactive' || !(text instanceof Text)) return
    const data: PageData = JSON.parse(text.data)
    for (const releases of Object.values(data.remotes)) {
      const [newest] = releases
      const strange = by === 'base' ? { base: `${stranger}/` } : { entry: `${stranger}/entry.js` }
      if (newest !== undefined) releases.unshift({ ...newest, ...strange, version: '9.9.9' })
    }
    text.data = JSON.stringify(data)
  })
}

/** The same of the remotes that the page does not name. */
async function leadRegistryAway(page: Page, [by, stranger]: readonly ['base' | 'entry', string]): Promise<void> {
  await page.route('**/_registry?*', async (route) => {
    const response = await route.fetch()
    const data: Pick<PageData, 'remotes'> = await response.json()
    const strange = by === 'base' ? { base: `${stranger}/` } : { entry: `${stranger}/entry.js` }
    const remotes = Object.entries(data.remotes).map(([name, [newest, ...others]]) => [
      name,
      newest === undefined ? [] : [{ ...newest, ...strange, version: '9.9.9' }, newest, ...others],
    ])
    return route.fulfill({ response, json: { ...data, remotes: Object.fromEntries(remotes) } })
  })
}

const cases = [
  { entry: 'web', by: 'entry' },
  { entry: '/mobile', by: 'base' },
] as const

for (const { entry, by } of cases)
  test(`[ERR-022] ${entry}: a release whose ${by} is on an origin that nobody listed is refused before it is asked for`, async ({
    page,
    shop,
  }) => {
    const asked: (string | undefined)[] = []
    const server = createServer(({ url }, reply) => {
      asked.push(url)
      reply.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' }).end('')
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const stranger = `http://localhost:${(server.address() as AddressInfo).port}`

    await watchPage(page)
    await beginAsShopper(page)
    await page.addInitScript(leadAway, [by, stranger] as const)
    await leadRegistryAway(page, [by, stranger])
    // One page: the releases of all remotes are judged when it begins, and each screen is opened in it once.
    for (const [place, screen] of screens.filter(({ hasTwin }) => hasTwin || entry === 'web').entries()) {
      const scene = createScene(page, shop, screen, entry)
      if (place === 0) await scene.openAfresh()
      await scene.ask()
      await scene.shows(idOf(await goodRelease(shop, screen.remote)))
      await scene.wasNeverBlankNorLoadedAnew()
    }
    expect(asked).toEqual([])
    server.close()
  })
