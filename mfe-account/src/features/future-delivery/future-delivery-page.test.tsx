import { expect, it } from '@jest/globals'
import { refused } from '@shop/shared/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { answerBilling } from '../../testing/billing-services.ts'
import { openPage } from '../../testing/open-page.tsx'
import { FutureDeliveryPage } from './future-delivery-page.tsx'

const address = '/orders/slips/future-delivery/2026/11/17'
const open = (at = address) => openPage({ path: routes.futureDelivery.path, Page: FutureDeliveryPage }, at)
const rows = async () =>
  within(await screen.findByRole('table', { name: /^翌週以降お届け品/ }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

it.each([address, `/mobile${address}`])(
  '[ACC-012] [ACC-070] at %s stands what comes later, with its sum',
  async (at) => {
    const asked = answerBilling()
    open(at)
    expect(await rows()).toEqual([
      ['商品名', '数量', '金額'],
      ['ふじりんご', '2', '1,234'],
      ['おせち三段重', '1', '15,800'],
      ['合計', '17,034'],
    ])
    expect(asked.future).toEqual(['2026-11-17'])
  },
)

it('says that it is on its way', () => {
  answerBilling()
  open()
  expect(screen.getByText('翌週以降お届け品を読み込み中です')).toBeInTheDocument()
})

it('[ACC-071] says that nothing comes later', async () => {
  answerBilling({ future: [] })
  open()
  expect(await screen.findByRole('heading', { name: '翌週以降お届け品はありません。' })).toBeVisible()
})

it('[ACC-072] says that it could not be had, and asks again', async () => {
  answerBilling({ future: refused(503) })
  const { user } = open()
  expect(await screen.findByText('情報を取得できませんでした。')).toBeVisible()
  answerBilling()
  await user.click(screen.getByRole('button', { name: '再読み込み' }))
  expect(await rows()).toHaveLength(4)
})
