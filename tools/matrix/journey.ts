import { mobilePath } from '@shop/shared/routes'
import type { JourneyStep } from '../browsers/journey.ts'
import { fruit, fruitPath, heading, logInByForm, main, oneOrder } from '../browsers/one-order.ts'
import type { Screen } from '../browsers/screen.ts'

/** A screen of a remote, and to whom it is shown. */
export type RemoteScreen = { remote: string; address: string; account: string }

export type MatrixPlace = {
  entry: 'web' | 'app'
  origins: { shop: string; identity: string }
  /** One of each remote that has one in this entry. */
  screens: readonly RemoteScreen[]
  /** The query with which the app opens a page for its member. */
  appQuery: string
  /** On the web: the tab is that account's from now on, and no page of the shop is open. */
  become(account: string): Promise<void>
  /** Waits until the chosen release of a remote stands in the page. */
  seeRemote(remote: string): Promise<void>
}

const visitorsQuery = 'viewMode=true'
const pieces = 2

/** The main journey of a visitor and a member, and one screen of each remote. Each step stands on the one before. */
export function matrixJourney(screen: Screen, place: MatrixPlace): JourneyStep[] {
  const { entry, origins, screens, appQuery } = place
  const order = oneOrder(screen)
  const at = (path: string, query: string) =>
    entry === 'web' ? `${origins.shop}${path}` : `${origins.shop}${mobilePath(path)}?${query}`

  const visitor: JourneyStep[] = [
    {
      name: 'visitor: top page',
      async run() {
        await screen.open(at('/', visitorsQuery))
        await screen.see({ role: 'heading', within: main })
      },
    },
    {
      name: 'visitor: category and product',
      async run() {
        await screen.open(at(fruitPath, visitorsQuery))
        await screen.see(heading(fruit.name))
        const card = { role: 'article', text: '番号' }
        const name = await screen.see({ role: 'heading', within: card })
        await screen.press({ role: 'link', within: card })
        await screen.see({ role: 'heading', name: name.trim(), within: main })
      },
    },
  ]

  const member: JourneyStep[] = [
    {
      name: 'order',
      async run() {
        await screen.open(at(fruitPath, appQuery))
        await order.place(pieces)
      },
    },
    {
      name: 'change in the ordered list',
      async run() {
        await screen.open(at('/cart/ordered', appQuery))
        await order.see(pieces)
        await order.addPiece(pieces)
      },
    },
    {
      name: 'cancel',
      async run() {
        await order.cancel()
        // The page shows it at once; a page that is loaded anew shows what is stored.
        await screen.open(at('/cart/ordered', appQuery))
        await order.expectGone()
      },
    },
  ]

  const logIn: JourneyStep = { name: 'login', run: () => logInByForm(screen, origins) }

  const remoteSteps = screens.map(
    ({ remote, address, account }): JourneyStep => ({
      name: `screen of ${remote}`,
      async run() {
        if (entry === 'web' && account !== 'member') await place.become(account)
        await screen.open(entry === 'web' ? `${origins.shop}${address}` : `${origins.shop}${address}?${appQuery}`)
        await place.seeRemote(remote)
      },
    }),
  )

  return [...visitor, ...(entry === 'web' ? [logIn] : []), ...member, ...remoteSteps]
}
