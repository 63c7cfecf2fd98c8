import { defineRemote } from '@shop/shared/remote'
import { ScreenWaiting } from './parts/screen-waiting.tsx'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-signup',
  routes,
  waiting: <ScreenWaiting />,
  screens: {
    application: async () =>
      (await import(/* webpackChunkName: "application" */ './features/application/application-page.tsx'))
        .ApplicationPage,
    greeting: async () =>
      (await import(/* webpackChunkName: "greeting" */ './features/greeting/greeting-page.tsx')).GreetingPage,
    complete: async () =>
      (await import(/* webpackChunkName: "complete" */ './features/complete/complete-page.tsx')).CompletePage,
    pending: async () =>
      (await import(/* webpackChunkName: "pending" */ './features/pending/pending-page.tsx')).PendingPage,
    'pending-payment': async () =>
      (await import(/* webpackChunkName: "pending-payment" */ './features/pending-payment/pending-payment-page.tsx'))
        .PendingPaymentPage,
    'pending-complete': async () =>
      (await import(/* webpackChunkName: "pending-complete" */ './features/pending-complete/pending-complete-page.tsx'))
        .PendingCompletePage,
    unavailable: async () =>
      (await import(/* webpackChunkName: "unavailable" */ './features/unavailable/unavailable-page.tsx'))
        .UnavailablePage,
    'bank-return': async () =>
      (await import(/* webpackChunkName: "bank-return" */ './features/bank-return/bank-return-page.tsx'))
        .BankReturnPage,
  },
})
