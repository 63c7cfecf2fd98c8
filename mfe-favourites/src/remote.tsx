import { defineRemote } from '@shop/shared/remote'
import { ScreenWaiting } from './parts/screen-waiting.tsx'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-favourites',
  routes,
  waiting: <ScreenWaiting />,
  screens: {
    favourites: async () =>
      (await import(/* webpackChunkName: "favourites" */ './features/favourites/favourites-page.tsx')).FavouritesPage,
  },
})
