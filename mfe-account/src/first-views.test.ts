import { testFirstViews } from '@shop/shared/testing/first-views'
import { routes } from './routes.ts'
import { firstViews } from './testing/first-views.ts'

testFirstViews({ name: 'mfe-account', routes, firstViews, load: () => import('./remote.tsx') })
