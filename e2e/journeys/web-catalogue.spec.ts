import { href } from '@shop/shared/routes'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'
import { goToOrderedList, lineOf } from './steps/order.ts'

test('[CAT-033] what is pressed on a page of the web catalogue stands in ご注文内容 @desktop', async ({ page }) => {
  await beginAsShopper(page)
  await page.goto(`${href.webCatalogue('4070')}&page=6`)
  const catalogue = page.frameLocator('iframe[title="Webカタログの紙面"]')
  const free = catalogue.locator('.swiper-slide-active article[data-count="0"]').first()
  const number = (await free.getAttribute('data-no')) ?? ''
  const item = catalogue.locator(`article[data-no="${number}"]`)
  await item.getByRole('combobox').selectOption('2')
  await item.getByRole('button', { name: '注文する' }).click()
  await expect(page.getByText('注文しました')).toBeVisible()

  await goToOrderedList(page)
  await expect(lineOf(page, { number })).toBeVisible()

  await page.goto(`${href.webCatalogue('4070')}&page=6`)
  await expect(item.getByText('注文済み 2点')).toBeVisible()
  await item.getByRole('button', { name: '取消' }).click()
  await expect(page.getByText('注文内容を変更しました')).toBeVisible()
  await goToOrderedList(page)
  await expect(lineOf(page, { number })).toHaveCount(0)
})
