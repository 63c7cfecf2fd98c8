export type { FirstViewExample } from '@shop/shared/contract'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { renderedScreens, renderedSlots } from '@shop/shared/routes/rendered-screens'
import { type ExamplePage, examplePages, type RenderedRemote } from './example-pages.ts'
import { type Browser, openBrowser } from './hydrate.ts'
import { openDocument } from './open-document.ts'
import { type Rendered, renderOnServer } from './render-on-server.ts'

/**
 * Tests that the screens of a remote are rendered on the server, for visitors and members, on phones and desktops, and that a
 * browser takes each of them up without a difference. For a test file that runs without a document (`first-views.test.ts`) and
 * imports nothing that draws.
 *
 * @example
 * testFirstViews({ name: 'mfe-recipes', routes, reads, firstViews, load: () => import('./remote.tsx') })
 */
export function testFirstViews(remote: RenderedRemote): void {
  const pages = examplePages(remote)
  let rendered: Rendered
  let browser: Browser
  let closeDocument: (() => void) | undefined

  beforeAll(async () => {
    rendered = await renderOnServer(remote, pages)
    closeDocument = openDocument('https://shop.test/')
    browser = await openBrowser(remote)
  })
  afterAll(() => closeDocument?.())

  describe(`first views of ${remote.name}`, () => {
    it('[K-185] have an example of each screen and each slot that the edge renders', () => {
      const browserOnly = remote.browserOnly ?? []
      const screens = [
        ...renderedScreens(remote.routes, browserOnly),
        ...renderedSlots(remote.fills ?? [], browserOnly),
      ]
      expect(screens.filter((screen) => !pages.some((page) => page.screen === screen))).toEqual([])
    })

    it('[K-185] show the replies of their examples', () => {
      expect(rendered.unused).toEqual([])
    })

    it.each(pages.map((page) => ({ says: wordsOf(page), page })))(
      '[K-185] are the same on the server and in the browser: $says',
      async ({ page }) => {
        const one = rendered.views.get(page)
        if (one === undefined || 'error' in one) throw one?.error
        expect(await browser.hydrate(page, one.view)).toEqual([])
      },
    )
  })
}

const wordsOf = ({ screen, request: { path, search, kind } }: ExamplePage): string =>
  `${screen} at ${path}${search}, ${kind.who}, ${kind.device}`
