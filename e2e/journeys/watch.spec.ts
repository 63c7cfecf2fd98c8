import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseDescriptor } from '@shop/shared/contract'
import { smallTargets, violationsOn } from '@shop/tools/isolate'
import { goodRelease, idOf, offer } from '../faults/candidates.ts'
import { putCopy } from '../stack/release-copy.ts'
import type { Shop } from '../stack/shop.ts'
import { expect, test } from '../stack/test.ts'
import { excessWidth } from './steps/accessibility.ts'
import { firstViewMs } from './steps/first-view.ts'
import { type Account, loginShopper } from './steps/login.ts'

// Every journey fails on these problems, so each must be noticed when it happens.
test.use({ expectedProblems: /style-src-attr|require-trusted-types-for|provoked|take up the screen/ })

test('a journey notices a violation of the content security policy @desktop', async ({ page, problems }) => {
  await page.goto('/')
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(() => problems).toEqual([expect.stringContaining('style-src-attr')])
})

test('a journey notices a text that becomes a script without a policy @desktop', async ({ page, problems }) => {
  await page.goto('/')
  const refused = await page.evaluate(() => {
    try {
      document.body.appendChild(document.createElement('script')).setAttribute('src', '/provoked.js')
      return false
    } catch (error) {
      return error instanceof TypeError
    }
  })
  expect(refused).toBe(true)
  await expect.poll(() => problems).toEqual([expect.stringContaining('require-trusted-types-for')])
})

test('a journey notices an error of a page that nobody caught @desktop', async ({ newVisitor, problems }) => {
  const page = await newVisitor()
  await page.goto('/')
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('provoked')), 0))
  await expect.poll(() => problems).toEqual([expect.stringContaining('provoked')])
})

test('[K-185] a journey notices HTML that the browser would draw otherwise, and a visitor reads the right word @desktop', async ({
  page,
  problems,
}) => {
  const hasFirstView = async () => {
    await page.goto('/category')
    return (await page.locator('[data-first-view]').count()) > 1
  }
  // A release renders its first view off the path of any page, and the frame may be there before the screen.
  await expect.poll(hasFirstView, { timeout: firstViewMs }).toBe(true)
  expect(problems).toEqual([])
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('[data-release] h1')
      if (heading === null) return
      heading.textContent = 'カタログ'
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/category')
  await expect.poll(() => problems).toEqual([expect.stringContaining('take up the screen of the HTML')])
  await expect(page.getByRole('heading', { level: 1, name: 'カテゴリ' })).toBeVisible()
})

test('axe reports a page that is not accessible @desktop', async ({ page }) => {
  await page.goto('/entrance')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const button = (name: string, text: string) => {
      const made = document.createElement('button')
      if (name !== '') made.setAttribute('aria-label', name)
      made.append(text)
      return made
    }
    const item = (colour: string) => {
      const made = document.createElement('li')
      made.append('pale')
      made.style.setProperty('color', colour)
      return made
    }
    const list = document.createElement('ul')
    list.append(...['#000', '#000', '#000', '#ccc', '#000', '#ccc'].map(item))
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'nowhere' }))
    document.getElementById('main')?.append(button('a', ''), button('one', 'two'), button('', ''), list)
  })
  const broken = ['button-name', 'color-contrast', 'label-content-name-mismatch', 'region']
  const violations = await violationsOn(page.mainFrame())
  expect(violations.map((violation) => violation.split(':')[0]).sort()).toEqual(broken)
  // Of items that are drawn alike, one.
  expect(violations.find((violation) => violation.startsWith('color-contrast'))?.match(/pale/g)).toHaveLength(1)
  expect(await page.evaluate(smallTargets)).toHaveLength(3)
})

test('a journey notices a page that is too wide for a phone @mobile', async ({ page }) => {
  await page.goto('/entrance')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await excessWidth(page)).toBe(0)
  await page.evaluate(() => {
    const wide = document.body.appendChild(document.createElement('p'))
    wide.textContent = 'wide'
    wide.style.setProperty('width', '500px')
  })
  expect(await excessWidth(page)).toBeGreaterThan(0)
})

const throwsForCorporateMembers = `{
  const { idToken = '' } = JSON.parse(sessionStorage.getItem('shop.tokens') ?? '{}')
  const [, claims = btoa('{}')] = idToken.split('.')
  const { memberCode = '' } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
  if (memberCode.startsWith('888')) throw new Error('provoked')
}
`

const putBroken = (shop: Shop, of: ReleaseDescriptor): Promise<ReleaseDescriptor> =>
  putCopy(shop, of.name, {
    label: 'corporate',
    of,
    async change(copy, folder) {
      const file = path.join(folder, copy.entry)
      const known = copy.files[copy.entry]
      if (known === undefined) throw new Error(`${of.name} has no entry`)
      const code = `${throwsForCorporateMembers}${await readFile(file, 'utf8')}`
      for (const form of ['.br', '.gz']) await rm(`${file}${form}`, { force: true })
      await writeFile(file, code)
      const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`
      return { ...copy, files: { ...copy.files, [copy.entry]: { ...known, integrity } } }
    },
  })

test('a release that throws for corporate members alone is taken back by their reports @desktop', async ({
  newVisitor,
  shop,
}) => {
  test.setTimeout(120_000)
  await shop.stop()
  await shop.start({ RELEASE_WATCH: 'take-back', RELEASE_WATCH_SECONDS: '1', RELEASE_MIN_VISITS: '4' })
  const good = await goodRelease(shop, 'mfe-catalogue')
  const bad = await putBroken(shop, good)
  await offer(shop, 'mfe-catalogue', [bad, good])

  /** So many visits of a member who sees this release; each tells of itself when it ends. */
  async function visit(account: Account, times: number, release: ReleaseDescriptor) {
    const page = await newVisitor()
    await loginShopper(page, account)
    for (let time = 0; time < times; time += 1) {
      await page.goto('/category')
      await expect(page.locator(`main [data-release="${idOf(release)}"] h1`)).toBeVisible()
      // The reporter is loaded when the page is quiet.
      const hasReporter = () => performance.getEntriesByType('resource').some(({ name }) => /\/later\./.test(name))
      await page.waitForFunction(hasReporter)
    }
    await page.goto('about:blank')
  }
  const halted = async () => {
    const shown = await shop.releases.readChannel('production')
    return shown?.registry.remotes['mfe-catalogue']?.candidates.map((one) => one.halted?.why)
  }

  await visit('member', 4, bad)
  await visit('corporate', 4, good)
  await expect.poll(halted, { timeout: 30_000 }).toEqual([
    // Other tests of this shop may have given the good release a history.
    expect.stringMatching(/^failed loads in \d of \d visits of corporate members, (?:no history|0\.0 % before)/),
    undefined,
  ])

  const page = await newVisitor()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await loginShopper(page, 'corporate', '/category')
  await expect(page.locator(`main [data-release="${idOf(good)}"] h1`)).toBeVisible()
  expect(asked.filter((address) => address.includes(encodeURIComponent(bad.version)))).toEqual([])
  await shop.resetData()
})
