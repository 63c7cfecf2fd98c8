import { defineRemote } from '@shop/shared/remote'
import { ScreenWaiting } from './parts/screen-waiting.tsx'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-account',
  routes,
  waiting: <ScreenWaiting />,
  screens: {
    'point-history': async () =>
      (await import(/* webpackChunkName: "point-history" */ './features/point-history/point-history-page.tsx'))
        .PointHistoryPage,
  },
})
