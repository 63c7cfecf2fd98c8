import { defineRemote } from '@shop/shared/remote'
import { ScreenWaiting } from './parts/screen-waiting.tsx'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-ordering',
  routes,
  waiting: <ScreenWaiting />,
  screens: {
    top: async () => (await import(/* webpackChunkName: "top" */ './features/top/top-page.tsx')).TopPage,
    'ordered-list': async () =>
      (await import(/* webpackChunkName: "ordered-list" */ './features/ordered-list/ordered-list-page.tsx'))
        .OrderedListPage,
    'number-input': async () =>
      (await import(/* webpackChunkName: "number-input" */ './features/number-input/number-input-page.tsx'))
        .NumberInputPage,
    'scroll-complete': async () =>
      (await import(/* webpackChunkName: "scroll-complete" */ './features/scroll-complete/scroll-complete-page.tsx'))
        .ScrollCompletePage,
    subscription: async () =>
      (await import(/* webpackChunkName: "subscription" */ './features/subscription/subscription-page.tsx'))
        .SubscriptionPage,
    repeat: async () => (await import(/* webpackChunkName: "repeat" */ './features/repeat/repeat-page.tsx')).RepeatPage,
  },
})
