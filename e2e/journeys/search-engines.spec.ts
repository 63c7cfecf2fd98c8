import type { APIRequestContext, Page } from '@playwright/test'
import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { expect, test } from '../stack/test.ts'
import { categories, categoryAddress } from './steps/order.ts'

const elementsIn = (element: XmlElement | null, name: string): XmlElement[] =>
  (element?.children ?? []).filter((child): child is XmlElement => child instanceof XmlElement && child.name === name)

async function sitemapOf(request: APIRequestContext): Promise<{ path: string; date: string | undefined }[]> {
  const reply = await request.get('/sitemap.xml')
  return elementsIn(parseXml(await reply.text()).root, 'url').map((url) => ({
    path: new URL(elementsIn(url, 'loc')[0]?.text ?? '').pathname,
    date: elementsIn(url, 'lastmod')[0]?.text,
  }))
}

/** Width and height stand at the beginning of a PNG. */
const pngSize = (body: Buffer): string => `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`

const canonicalOf = (page: Page) => page.locator('link[rel="canonical"]')

test('[K-186] search engines are told what a visitor may see, and what stands there in this week @desktop', async ({
  request,
  shop,
}) => {
  const robots = (await (await request.get('/robots.txt')).text()).split('\n')
  expect(robots).toEqual(
    expect.arrayContaining(['Disallow: /_', 'Disallow: /mobile', 'Disallow: /auth0', 'Disallow: /orders/slips']),
  )
  expect(robots).toContain(`Sitemap: ${shop.origins.shop}/sitemap.xml`)
  const pages = await sitemapOf(request)
  const paths = pages.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/search', '/catalogs', '/limited/product', categoryAddress(categories.fruit)]),
  )
  const hidden = robots.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
  expect(paths.filter((path) => hidden.some((prefix) => path.startsWith(prefix)))).toEqual([])
  expect(pages.find(({ path }) => path === '/')?.date).toMatch(/^\d{4}-\d\d-\d\dT/)
})

test('[K-186] who installs the shop gets its icons, each in its size @desktop', async ({ page, request }) => {
  await page.goto('/catalogs')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest: { icons: { src: string; sizes: string; type: string }[] } = await (
    await request.get(address ?? '')
  ).json()
  const icons = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(icons.length).toBeGreaterThan(2)
  for (const { src, sizes } of icons) expect(pngSize(await (await request.get(src)).body()), src).toBe(sizes)
})

test('[K-186] a page has one canonical address, in the HTML and after a move @desktop', async ({
  page,
  request,
  shop,
}) => {
  const list = categoryAddress(categories.drinks)
  const html = await (await request.get(`${list}?utm_source=line`)).text()
  expect(html).toContain(`<link rel="canonical" href="${shop.origins.shop}${list}">`)
  expect(html).toContain(`<meta property="og:url" content="${shop.origins.shop}${list}">`)
  await page.goto(list)
  await expect(canonicalOf(page)).toHaveAttribute('href', `${shop.origins.shop}${list}`)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(canonicalOf(page)).toHaveAttribute('href', new RegExp(`^${shop.origins.shop}/products/\\d{8}/\\d{6}$`))
  await page.goto('/entrance')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(canonicalOf(page)).toHaveCount(0)
})

test('[K-186] without JavaScript a strip says first that ordering needs it @desktop', async ({ browser, shop }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto(`${shop.origins.shop}/catalogs`)
  // Texts of a `noscript` are left out by `getByText`.
  const strip = page.locator('noscript > p')
  await expect(strip).toBeVisible()
  await expect(strip).toHaveText(/ご注文には JavaScript が必要です。/)
  expect((await strip.boundingBox())?.y).toBe(0)
  await plain.close()
})
