import type {
  billingCall,
  bulletinBoardCall,
  futureDeliveriesCall,
  paymentDetailCall,
  profileCall,
} from '@shop/shared/contract'
import type { Reply } from './reply.ts'

/** Replies of the billing and of the pages of a day of delivery, each with every field. */

export const billingReply: Reply<typeof billingCall> = {
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
}

export const paymentLine = {
  deliveryDate: '2026-11-17',
  kikakuSyu: '20261103',
  kikakuSyuTotalAmount: 4103,
  deliveryUseAmount: 4138,
  adjustmentAmount: -35,
}

export const paymentDetailReply: Reply<typeof paymentDetailCall> = {
  paymentDetail: {
    accumulatedAmount: 4103,
    confirmed: true,
    currentTotalPoint: 500,
    exchangeReservedPoint: 300,
    paymentDate: '2026-12-07',
    detailList: [paymentLine],
  },
}

export const futureDeliveriesReply: Reply<typeof futureDeliveriesCall> = {
  products: [{ hinmei: 'りんご', quantity: 2, amount: 860 }],
}

export const bulletinBoardReply: Reply<typeof bulletinBoardCall> = {
  comments: [{ commentColor: '1', commentKind: '配達', commentText: 'a\n<b>' }],
}

export const profileReply: Reply<typeof profileCall> = {
  profileUrl: 'https://identity.shop.test/profile',
  accessToken: 'visit-token',
  csrfToken: 'form-token',
}
