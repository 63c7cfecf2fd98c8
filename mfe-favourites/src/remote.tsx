import { defineRemote } from '@shop/shared/remote'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-favourites',
  routes,
  waiting: null,
  screens: {
    favourites: async () =>
      (await import(/* webpackChunkName: "favourites" */ './features/favourites/favourites-page.tsx')).Page,
  },
})
