import { billingCall, bulletinBoardCall, futureDeliveriesCall, paymentDetailCall } from '@shop/shared/contract'
import { answer, type ReplyBody, server } from '@shop/shared/testing'

type Replies = {
  billing: ReplyBody<typeof billingCall>['billing'] | Response
  detail: ReplyBody<typeof paymentDetailCall>['paymentDetail'] | Response
  future: ReplyBody<typeof futureDeliveriesCall>['products'] | Response
  board: ReplyBody<typeof bulletinBoardCall>['comments'] | Response
}

const line = { deliveryUseAmount: 4138, adjustmentAmount: -35, kikakuSyuTotalAmount: 4103 }

export const aPaymentDetail = {
  accumulatedAmount: 15982,
  confirmed: true,
  currentTotalPoint: 500,
  exchangeReservedPoint: 300,
  paymentDate: '2026-12-07',
  detailList: [
    { kikakuSyu: '99999999', deliveryUseAmount: 0, adjustmentAmount: -500, kikakuSyuTotalAmount: -500 },
    { ...line, kikakuSyu: '20261103', deliveryDate: '2026-11-17' },
    {
      kikakuSyu: '20261102',
      deliveryDate: '2026-11-10',
      deliveryUseAmount: 12379,
      adjustmentAmount: 0,
      kikakuSyuTotalAmount: 12379,
    },
  ],
}

const ordinary: Replies = {
  billing: {
    amount: 16482,
    paymentDate: '2026-12-07',
    targetKikakuSyuStart: '20261004',
    targetKikakuSyuEnd: '20261103',
    targetDateStart: '2026-10-27',
    targetDateEnd: '2026-11-17',
    paymentOptions: '口座振替',
    detailDeliveryDate: '2026-11-17',
  },
  detail: aPaymentDetail,
  future: [
    { hinmei: 'ふじりんご', quantity: 2, amount: 1234 },
    { hinmei: 'おせち三段重', quantity: 1, amount: 15800 },
  ],
  board: [
    { commentColor: '1', commentKind: 'お詫び', commentText: '白菜は大雪の影響で入荷が減りました。' },
    { commentColor: '2', commentKind: '1', commentText: '年末最終のお届けは<b>12月29日</b>です。\nご注意ください。' },
    { commentText: '空き箱の回収にご協力ください。' },
  ],
}

type Name = keyof Replies

/** Answers the four calls; gives the addresses' months and days that each was asked for. `undefined`: nothing is there. */
export function answerBilling(over: Partial<Replies> = {}) {
  const replies = { ...ordinary, ...over }
  const asked: Record<Name, string[]> = { billing: [], detail: [], future: [], board: [] }
  const note = (name: Name, query: Record<string, string>) =>
    asked[name].push(
      [
        query['paymentYear'] ?? query['deliveryYear'],
        query['paymentMonth'] ?? query['deliveryMonth'],
        query['deliveryDay'],
      ]
        .filter((part) => part !== undefined)
        .join('-'),
    )
  const reply = <T, B>(value: T | Response, body: (value: T) => B): B | Response =>
    value instanceof Response ? value.clone() : body(value)
  server.use(
    answer(billingCall, ({ query }) => {
      note('billing', query)
      return reply(replies.billing, (billing) => (billing === undefined ? {} : { billing }))
    }),
    answer(paymentDetailCall, ({ query }) => {
      note('detail', query)
      return reply(replies.detail, (paymentDetail) => (paymentDetail === undefined ? {} : { paymentDetail }))
    }),
    answer(futureDeliveriesCall, ({ query }) => {
      note('future', query)
      return reply(replies.future, (products) => ({ products }))
    }),
    answer(bulletinBoardCall, ({ query }) => {
      note('board', query)
      return reply(replies.board, (comments) => ({ comments }))
    }),
  )
  return asked
}
