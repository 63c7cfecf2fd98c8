import { defineRemote } from '@shop/shared/remote'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-ordering',
  routes,
  waiting: null,
  screens: {
    top: async () => (await import(/* webpackChunkName: "top" */ './features/top/top-page.tsx')).Page,
    'ordered-list': async () =>
      (await import(/* webpackChunkName: "ordered-list" */ './features/ordered-list/ordered-list-page.tsx')).Page,
  },
})
