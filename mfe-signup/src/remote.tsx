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
  },
})
