import { testFirstViews } from '@shop/shared/testing/first-views'
import { reads } from './reads.ts'
import { routes } from './routes.ts'
import { fills } from './slots.ts'
import { firstViews } from './testing/first-views.ts'

testFirstViews({ name: 'mfe-catalogue', routes, reads, fills, firstViews, load: () => import('./remote.tsx') })
