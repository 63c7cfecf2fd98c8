import { weekNumber } from '@shop/shared/domain'
import type { Subscription } from '@shop/shared/domain/shopping'
import {
  aPlanningWeek,
  aProduct,
  chooseQuantity,
  renderScreen,
  type ScreenOptions,
  server,
  theNextWeek,
} from '@shop/shared/testing'
import { screen, within } from '@testing-library/react'
import { aSubscription, numberOf } from '../../../parts/subscriptions/testing/a-subscription.ts'
import { aSubscriptionBook } from '../../../parts/subscriptions/testing/subscription-book.ts'
import { SubscriptionPage } from '../subscription-page.tsx'

export const milk = aSubscription()
export const eggs = aSubscription({
  product: aProduct({
    orderNumber: '104033',
    name: '平飼いたまご',
    basePrice: 378,
    taxIncludedPrice: 408,
    isSubscription: true,
  }),
  cycleCode: 2,
  quantity: 1,
})
export const rice = aSubscription({
  product: aProduct({ orderNumber: '107004', name: 'ゆめぴりか', isSubscription: true }),
  quantity: 1,
  isNewOrder: true,
})

export function openSubscriptions(
  subscriptions: readonly Subscription[] = [milk, eggs, rice],
  options: ScreenOptions = {},
) {
  const book = aSubscriptionBook(subscriptions)
  server.use(...book.handlers)
  const path = options.path ?? '/mycle?tab=manage'
  const shown = renderScreen(<SubscriptionPage />, {
    weeks: [aPlanningWeek(), theNextWeek()],
    pastWeeks: ['20261104', '20261103'].map(weekNumber),
    ...options,
    path,
  })
  const row = async (name: string) => within(await screen.findByRole('listitem', { name }))
  const press = async (name: string, text: string) =>
    shown.user.click((await row(name)).getByRole('button', { name: new RegExp(`^${text}`) }))
  const answerIn = async (title: string, button: RegExp) =>
    shown.user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: button }))
  const apply = async () => {
    await shown.user.click(await screen.findByRole('button', { name: '変更を確定する' }))
    await answerIn('変更を確定しますか？', /^確定する/)
  }
  /** Sets milk to three pieces every fourth week. */
  const change = async (name = '十勝しぼりたて牛乳') => {
    await press(name, '周期・数量を変更')
    const dialog = within(await screen.findByRole('dialog', { name: '周期・数量を変更' }))
    await shown.user.click(dialog.getByRole('radio', { name: /4週ごと/ }))
    await chooseQuantity(shown.user, dialog.getByRole('combobox'), '3')
    await shown.user.click(dialog.getByRole('button', { name: '変更する' }))
  }
  return { book, row, press, answerIn, apply, change, ...shown }
}
export const milkNo = (code: number) => numberOf('104001', code)
