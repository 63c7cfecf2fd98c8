import { expect, it } from '@jest/globals'
import { orderListCall } from '@shop/shared/contract'
import { weekNumber } from '@shop/shared/domain'
import { anOrderLine, answer, aPlanningWeek, aProduct, orderedItem, renderScreen, server } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { aSubscription } from '../../parts/subscriptions/testing/a-subscription.ts'
import { ChangeDialog } from './change-dialog.tsx'

const { number: week } = aPlanningWeek()
/** Last on sale in an earlier week. */
const milk = aProduct({ week: weekNumber('20261104'), isSubscription: true, maxOrder: 5 })

it.each([
  { id: 'ORD-094', says: 'all that may be had', once: 0, comes: 1, choices: ['1', '2', '3', '4', '5'] },
  { id: 'ORD-055', says: 'what is left beside those ordered once', once: 3, comes: 1, choices: ['1', '2'] },
  { id: 'ORD-109', says: 'no fewer than come already', once: 3, comes: 4, choices: ['1', '2', '3', '4'] },
])('[$id] offers $says', async ({ once, comes, choices }) => {
  server.use(
    answer(orderListCall, ({ query }) => {
      const lines = once > 0 && query.planningWeek === week ? [anOrderLine({ product: milk, quantity: once })] : []
      return { total_count: lines.length, order_list: lines.map(orderedItem) }
    }),
  )
  const { user } = renderScreen(
    <ChangeDialog
      subscription={aSubscription({ product: milk, quantity: comes })}
      week={week}
      onChange={() => {}}
      onClose={() => {}}
    />,
  )
  const select = screen.getByRole('combobox')
  await user.hover(select)
  await waitFor(() => expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(choices))
  expect(select).toHaveDisplayValue(String(comes))
})
