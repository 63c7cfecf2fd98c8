import { expect, it } from '@jest/globals'
import type { RouteDeclaration } from '@shop/shared/routes'
import { routes } from './routes.ts'

type Barring = Pick<
  RouteDeclaration,
  'prohibitFamilyMember' | 'prohibitCorporateUser' | 'prohibitMimamorareMember' | 'requiredAuth'
>
const barred = ({ prohibitFamilyMember, prohibitCorporateUser, prohibitMimamorareMember }: Partial<Barring>) => [
  ...(prohibitFamilyMember === true ? ['family'] : []),
  ...(prohibitCorporateUser === true ? ['corporate'] : []),
  ...(prohibitMimamorareMember === true ? ['watchedOver'] : []),
]
const twins = (path: string) => Object.values(routes).find((route) => route.path === `/mobile${path}`)

it.each([
  { id: 'ACC-001', path: '/points/history', on: ['corporate'], inApp: ['corporate'] },
  { id: 'ACC-002', path: '/points/use', on: ['family', 'corporate'], inApp: ['family', 'corporate'] },
  {
    id: 'ACC-003',
    path: '/points/exchange',
    on: ['family', 'corporate'],
    inApp: ['family', 'corporate', 'watchedOver'],
  },
  {
    id: 'ACC-004',
    path: '/points/exchange/product-list/:planningWeekNumber',
    on: ['family', 'corporate'],
    inApp: ['family', 'corporate', 'watchedOver'],
  },
  {
    id: 'ACC-005',
    path: '/points/exchange/product/:planningWeekNumber/:orderNumber',
    on: ['family', 'corporate'],
    inApp: ['family', 'corporate', 'watchedOver'],
  },
])('[$id] [ACC-006] [ACC-016] $path bars $on, in the app $inApp', ({ path, on, inApp }) => {
  const route = Object.values(routes).find((one) => one.path === path)
  // Without a row of its own the twin has the same flags.
  expect([barred(route ?? {}), barred(twins(path) ?? route ?? {})]).toEqual([on, inApp])
  expect(route).toMatchObject({ requiredAuth: true })
})
