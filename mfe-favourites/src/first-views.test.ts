import { testFirstViews } from '@shop/shared/testing/first-views'
import { routes } from './routes.ts'
import { firstViews } from './testing/first-views.ts'

testFirstViews({ name: 'mfe-favourites', routes, firstViews, load: () => import('./remote.tsx') })
