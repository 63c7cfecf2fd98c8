import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'

const billing = '/orders/slips/payment/billing/2026/10'

test('[ACC-010] [ACC-016] a family card is sent away from the billing with the words of CSP60001 @desktop', async ({
  page,
}) => {
  await beginAsShopper(page, 'family')
  await page.goto(billing)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('ご登録の組合員区分では、このページをご利用いただけません。（CSP60001）')).toBeVisible()
})

test('[ACC-010] [ACC-066] [ACC-077] a corporate member sees the billing and what adds up to it @desktop', async ({
  page,
}) => {
  await beginAsShopper(page, 'corporate')
  await page.goto(billing)
  const panel = page.getByRole('region', { name: '2026年10月のご請求' })
  await expect(panel).toContainText('ご請求確定額')
  const amount = ((await panel.getByText(/^[\d,]+円$/).textContent()) ?? '').replace('円', '')
  await page.getByRole('link', { name: 'お支払いの明細を見る' }).click()
  const total = page.getByRole('table').getByRole('row').last()
  await expect(total.getByRole('rowheader')).toContainText('合計')
  await expect(total.getByRole('cell')).toHaveText([amount])
})
