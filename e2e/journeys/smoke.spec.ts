import { expect, test } from '../stack/test.ts'

test('every origin says that it is ready @desktop', async ({ shop, request }) => {
  for (const origin of Object.values(shop.origins)) {
    const reply = await request.get(`${origin}/readyz`)
    expect(reply.status(), origin).toBe(200)
  }
})

test('the top page shows its content to a visitor, in a second browser too @desktop', async ({ page, newVisitor }) => {
  for (const visitor of [page, await newVisitor()]) {
    await visitor.goto('/')
    await expect(visitor).toHaveTitle(/トドック/)
    await expect(visitor.getByRole('main').getByRole('heading').first()).toBeVisible()
    expect(visitor.viewportSize()).toEqual(page.viewportSize())
  }
})
