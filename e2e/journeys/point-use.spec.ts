import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'

test('[ACC-002] [ACC-006] a family card is sent away from where points are used and exchanged @desktop', async ({
  page,
}) => {
  await beginAsShopper(page, 'family')
  for (const address of ['/points/use', '/points/exchange']) {
    await page.goto(address)
    await expect(page).not.toHaveURL(address)
  }
})
