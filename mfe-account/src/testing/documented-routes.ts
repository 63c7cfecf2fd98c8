import { type DocumentedRoute, documented } from '@shop/shared/testing/routes'

const pointless = { barred: ['family', 'corporate'] } as const
const pointlessInApp = { ...pointless, barred: [...pointless.barred, 'watchedOver'], twin: false } as const
const noFamily = { barred: ['family'] } as const
const alone = { twin: false } as const

/** The documents' table [GRD-093, K-02, K-25, K-27, MOB-021]: a new route gets its row here. */
export const documentedRoutes: readonly DocumentedRoute[] = [
  ...documented('members', ['/points/history'], { barred: ['corporate'] }),
  ...documented('members', ['/points/use'], pointless),
  ...['/points/exchange', '/points/exchange/product-list/:', '/points/exchange/product/:/:'].flatMap((path) => [
    ...documented('members', [path], { ...pointless, twin: false }),
    ...documented('members', [`/mobile${path}`], pointlessInApp),
  ]),
  ...documented('membersAndVisitors', ['/orders/history'], alone),
  ...documented('everybodyInTheApp', ['/mobile/orders/history'], alone),
  ...documented('members', ['/orders/slips', '/orders/slips/payment/billing/:/:'], noFamily),
  ...['payment/detail', 'future-delivery', 'bulletin-board'].flatMap((child) =>
    documented('members', [`/orders/slips/${child}/:/:/:`], noFamily),
  ),
  ...documented('members', ['/profile/change_registration'], { ...alone, isWebOnly: true, orders: false }),
]
