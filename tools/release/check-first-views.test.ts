import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { aFile, aRoute } from '@shop/release-store/testing'
import { type ReleasingWorkspace, releasingWorkspace } from './testing/releasing-workspace.ts'

let shop: ReleasingWorkspace
beforeEach(async () => {
  shop = await releasingWorkspace(['shell'])
})
afterEach(() => shop.remove())

/** A release whose screens are made by the body of a function. */
const rendering = (body: string) => ({
  routes: {
    top: aRoute('/top', { viewMode: true }),
    product: aRoute('/products/:number', { viewMode: true, screen: 'product' }),
  },
  reads: { product: [{ service: 'delivery', path: '/product', query: { orderNo: '{number}' } }] },
  server: { entry: 'server.js', screens: ['top', 'product'] },
  files: { 'entry.js': aFile, 'server.js': aFile },
  serverEntry: `
    const view = (html) => ({ html, styles: '', styleNames: [], queries: [], head: {} })
    module.exports = { async render(request) { ${body} } }`,
})

it('[K-185] refuses a release by the page that its server entry does not render, with the way out, and changes nothing', async () => {
  shop.declare('mfe-a', rendering('if (request.path === "/top") return view("milk"); throw new TypeError("no window")'))
  const { code, printed } = await shop.run('release', 'mfe-a')
  expect([code, printed.match(/refused by/g)?.length]).toEqual([1, 1])
  expect(printed).toMatch(
    /on first view\n {2}ours {5}mfe-a \S+ throws at \/products\/1 \(screen product, visitor, phone\): TypeError: no window\n/,
  )
  expect(printed).toContain('browserOnly of mfe-a/webpack.config.mjs (docs/first-views.md)')
  expect(await shop.versions('mfe-a')).toEqual([])
})

it('[K-185] renders the examples of the remote with their replies', async () => {
  const fails = 'if (request.answers.some(({ json }) => json.includes("milk"))) throw new Error(request.path)'
  shop.declare('mfe-a', rendering(`${fails}; return view("")`))
  expect((await shop.ok('release', 'mfe-a', '--check')).printed).toContain('fits')
  const example = { path: '/products/7', replies: { '/product': { name: 'milk' } } }
  shop.write('mfe-a/src/testing/first-views.ts', `export const firstViews = [${JSON.stringify(example)}]`)
  const { code, printed } = await shop.run('release', 'mfe-a', '--check')
  expect([code, printed]).toEqual([
    1,
    expect.stringContaining('throws at /products/7 (screen product, visitor, phone)'),
  ])
})

it('[K-185] refuses a shell whose frame throws around the screen of a remote', async () => {
  shop.declare('mfe-a', rendering('return view("")'))
  await shop.ok('release', 'mfe-a')
  const { serverEntry, files } = rendering('if (request.hasScreen) throw new TypeError("no slot"); return view("")')
  shop.declare('shell', {
    server: { entry: 'server.js', screens: [] },
    files: { 'main.js': aFile, ...files },
    serverEntry,
  })
  const { code, printed } = await shop.run('release', 'shell')
  expect([code, printed]).toEqual([
    1,
    expect.stringMatching(/shell \S+ throws at \/top \(screen top, visitor, phone\)/),
  ])
  expect(printed).not.toContain('browserOnly')
  expect(await shop.shells('web')).toHaveLength(1)
})
