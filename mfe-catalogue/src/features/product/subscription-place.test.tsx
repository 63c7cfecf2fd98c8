import '../../testing/fake-intersection.ts'
import { expect, it } from '@jest/globals'
import { comeEveryStopCall } from '@shop/shared/contract'
import { answer, aProduct, createGate, server } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { answerOrders, answerProduct } from '../../testing/catalogue-services.ts'
import { openCatalogue } from '../../testing/open-catalogue.tsx'

const milk = aProduct({ isSubscription: true })
const biweekly = { order_no: '200002', riyo_tou_kbn: 2 as const }

it.each([
  { says: 'one that is offered', orders: 0, height: '254px' },
  { says: 'one that is there', orders: 1, height: '180px' },
])('keeps $height for $says until it is known whether it may be registered', async ({ orders, height }) => {
  const { until, release } = createGate()
  answerProduct(milk, { come_every_inf_list: [{ ...biweekly, order_count: orders }] })
  answerOrders()
  server.use(
    answer(comeEveryStopCall, async () => {
      await until
      return { stoppedOrderNos: [milk.orderNumber] }
    }),
  )
  openCatalogue(`/products/${milk.week}/${milk.orderNumber}`)
  const share = await screen.findByRole('button', { name: '共有' })
  const place = share.parentElement?.previousElementSibling
  expect(place).toHaveStyle({ minHeight: height })
  release()
  await waitFor(() => expect(place).not.toHaveStyle({ minHeight: height }))
})
