import { expect, test } from '../stack/test.ts'

test('every origin says that it is ready', async ({ shop, request }) => {
  for (const origin of Object.values(shop.origins)) {
    const reply = await request.get(`${origin}/healthz`)
    expect(reply.status(), origin).toBe(200)
  }
})

test('the top page shows its content to a visitor', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/トドック/)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
})
