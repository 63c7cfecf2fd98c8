import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { FirstViewExample } from '@shop/shared/contract'
import { aRoute } from '../builders.ts'
import { examplePages } from './example-pages.ts'
import { type Browser, openBrowser } from './hydrate.ts'
import { openDocument } from './open-document.ts'
import { type Rendered, renderOnServer } from './render-on-server.ts'

const screens = ['good', 'reads-document', 'asks-browser', 'other-attribute', 'other-reply', 'throws-in-browser']
const ofRemote = {
  name: 'mfe-faulty',
  routes: Object.fromEntries(screens.map((screen) => [screen, aRoute(`/${screen}`, { screen, viewMode: true })])),
  reads: { good: [{ service: 'delivery', path: '/app_category_list', query: {} }] },
  load: () => import('./faulty-remote.tsx'),
}
const [good, ...faulty] = screens.map((screen) => ({ path: `/${screen}` }))
const remote = {
  ...ofRemote,
  firstViews: [{ ...good, path: '/good', replies: { '/app_category_list': {} } }, ...faulty],
}
const pages = examplePages(remote).filter(({ request: { kind } }) => kind.who === 'visitor' && kind.device === 'phone')

let rendered: Rendered
let browser: Browser
let closeDocument: (() => void) | undefined
beforeAll(async () => {
  rendered = await renderOnServer(remote, pages)
  closeDocument = openDocument('https://shop.test/')
  browser = await openBrowser(remote)
})
afterAll(() => closeDocument?.())

/** Errors and differences in the first view of a screen. */
async function problemsOf(screen: string): Promise<unknown> {
  const page = pages.find((one) => one.screen === screen)
  const one = page && rendered.views.get(page)
  if (page === undefined || one === undefined) throw new Error(`no page of ${screen}`)
  return 'error' in one ? one.error : browser.hydrate(page, one.view)
}

it('[K-185] nothing is wrong with a screen that draws the same in both places', async () => {
  expect(await problemsOf('good')).toEqual([])
})

it('[K-185] a screen that reads the document while it draws is not rendered, since the server has none', async () => {
  expect(await problemsOf('reads-document')).toMatchObject({ message: 'document is not defined' })
})

it.each([
  { screen: 'asks-browser', says: 'Hydration failed' },
  { screen: 'other-attribute', says: 'attributes of the server rendered HTML' },
  { screen: 'other-reply', says: 'never wakes up: <p>' },
  { screen: 'throws-in-browser', says: 'crashed RangeError: no such width' },
])('[K-185] a screen of the kind $screen is told of: $says', async ({ screen, says }) => {
  expect(await problemsOf(screen)).toContainEqual(expect.stringContaining(says))
})

it('[K-185] a reply that the screen does not show is told of', () => {
  expect(rendered.unused).toEqual(['/good: /app_category_list'])
})

it('[K-185] an example is of an address and of declared reads of the remote', () => {
  const examples = (example: FirstViewExample) => () => examplePages({ ...ofRemote, firstViews: [example] })
  expect(examples({ path: '/elsewhere' })).toThrow('mfe-faulty has no route at /elsewhere')
  expect(examples({ path: '/good', replies: { '/member': {} } })).toThrow('declares no read of /member')
})
