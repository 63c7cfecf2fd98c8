import { expect, test } from '../stack/test.ts'
import { violationsOn } from './steps/accessibility.ts'

// What every journey is watched for must be seen when it happens: a watch that sleeps is no watch.
test.use({ expectedProblems: /style-src-attr|require-trusted-types-for|provoked/ })

test('the watch sees a violation of the content security policy @desktop', async ({ page, problems }) => {
  await page.goto('/')
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(() => problems).toEqual([expect.stringContaining('style-src-attr')])
})

test('the watch sees a text that becomes a script without a policy @desktop', async ({ page, problems }) => {
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

test('the watch sees an error of a page that nobody caught @desktop', async ({ newVisitor, problems }) => {
  const page = await newVisitor()
  await page.goto('/')
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('provoked')), 0))
  await expect.poll(() => problems).toEqual([expect.stringContaining('provoked')])
})

test('axe sees what is not accessible @desktop', async ({ page }) => {
  await page.goto('/entrance')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.getElementById('main')?.append(document.createElement('button')))
  expect(await violationsOn(page)).toEqual([expect.stringContaining('button-name')])
})
