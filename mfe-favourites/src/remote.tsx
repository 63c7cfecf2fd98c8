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
    lists: async () => (await import(/* webpackChunkName: "lists" */ './features/lists/lists-page.tsx')).ListsPage,
    list: async () => (await import(/* webpackChunkName: "list" */ './features/list-detail/list-page.tsx')).ListPage,
    'create-list': async () =>
      (await import(/* webpackChunkName: "create-list" */ './features/list-edit/create-list-page.tsx')).CreateListPage,
    'edit-list': async () =>
      (await import(/* webpackChunkName: "edit-list" */ './features/list-edit/edit-list-page.tsx')).EditListPage,
  },
})
