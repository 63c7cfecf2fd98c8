import { testFirstViews } from '@shop/shared/testing/first-views'
import { routes } from './routes.ts'
import { fills } from './slots.ts'
import { firstViews } from './testing/first-views.ts'

testFirstViews({
  name: 'mfe-account',
  routes,
  fills,
  firstViews,
  browserOnly: ['ordering/points'],
  load: () => import('./remote.tsx'),
})
