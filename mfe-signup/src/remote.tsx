import { defineRemote } from '@shop/shared/remote'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-signup',
  routes,
  waiting: null,
  screens: {
    application: async () =>
      (await import(/* webpackChunkName: "application" */ './features/application/application-page.tsx')).Page,
    complete: async () =>
      (await import(/* webpackChunkName: "complete" */ './features/complete/complete-page.tsx')).Page,
  },
})
