import { defineRemote } from '@shop/shared/remote'
import { fillSlot } from '@shop/shared/slots'
import { ScreenWaiting } from './parts/screen-waiting.tsx'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount, slots } = defineRemote({
  name: 'mfe-account',
  routes,
  waiting: <ScreenWaiting />,
  slots: [
    fillSlot(
      'ordering/points',
      async () =>
        (await import(/* webpackChunkName: "points-line" */ './features/points-line/points-line.tsx')).PointsLine,
    ),
  ],
  screens: {
    'point-history': async () =>
      (await import(/* webpackChunkName: "point-history" */ './features/point-history/point-history-page.tsx'))
        .PointHistoryPage,
    'point-use': async () =>
      (await import(/* webpackChunkName: "point-use" */ './features/point-use/point-use-page.tsx')).PointUsePage,
    'exchange-list': async () =>
      (await import(/* webpackChunkName: "exchange-list" */ './features/exchange-list/exchange-list-page.tsx'))
        .ExchangeListPage,
    'exchange-detail': async () =>
      (await import(/* webpackChunkName: "exchange-detail" */ './features/exchange-detail/exchange-detail-page.tsx'))
        .ExchangeDetailPage,
    'order-history': async () =>
      (await import(/* webpackChunkName: "order-history" */ './features/order-history/order-history-page.tsx'))
        .OrderHistoryPage,
    'purchase-history': async () =>
      (await import(/* webpackChunkName: "purchase-history" */ './features/purchase-history/purchase-history-page.tsx'))
        .PurchaseHistoryPage,
    billing: async () =>
      (await import(/* webpackChunkName: "billing" */ './features/billing/billing-page.tsx')).BillingPage,
    'payment-detail': async () =>
      (await import(/* webpackChunkName: "payment-detail" */ './features/payment-detail/payment-detail-page.tsx'))
        .PaymentDetailPage,
    'future-delivery': async () =>
      (await import(/* webpackChunkName: "future-delivery" */ './features/future-delivery/future-delivery-page.tsx'))
        .FutureDeliveryPage,
    'bulletin-board': async () =>
      (await import(/* webpackChunkName: "bulletin-board" */ './features/bulletin-board/bulletin-board-page.tsx'))
        .BulletinBoardPage,
    'change-registration': async () =>
      (
        await import(
          /* webpackChunkName: "change-registration" */ './features/change-registration/change-registration-page.tsx'
        )
      ).ChangeRegistrationPage,
  },
})
