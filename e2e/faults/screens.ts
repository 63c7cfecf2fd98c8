/** A remote's screen in the suite: where it stands and by what its content is known. */
export type FaultScreen = {
  remote: string
  path: string
  /** Name of the chunk that its code is in, beside the entry. */
  screen: string
  content: string
  hasTwin: boolean
}

/** One screen of every remote; a new remote is missing here until it has a line. */
export const screens: readonly FaultScreen[] = [
  { remote: 'mfe-ordering', path: '/', screen: 'top', content: 'article', hasTwin: true },
  {
    remote: 'mfe-catalogue',
    path: '/category',
    screen: 'categories',
    content: 'a[href*="/category/11"]',
    hasTwin: true,
  },
  { remote: 'mfe-favourites', path: '/favorite', screen: 'favourites', content: 'article', hasTwin: true },
  { remote: 'mfe-account', path: '/points/history', screen: 'point-history', content: 'table', hasTwin: true },
  { remote: 'mfe-signup', path: '/signup/todok', screen: 'application', content: 'h1', hasTwin: false },
]

/** Of a team outside, in Vue and built with the packed kit. The channel of a shop has none of it. */
export const outsideScreen: FaultScreen = {
  remote: 'mfe-stamps',
  path: '/stamps',
  screen: 'remote',
  content: 'h1',
  hasTwin: false,
}

type Home = Pick<FaultScreen, 'remote' | 'path'> & { heading: string }

/** A table, since pages begin here often: a list of products takes twice the time. */
const home: Home = { remote: 'mfe-account', path: '/points/history', heading: 'ポイント履歴' }
const otherHome: Home = { remote: 'mfe-favourites', path: '/favorite', heading: 'お気に入り' }

/** Where a tab begins and where it goes when it leaves the broken remote. */
export const homeBeside = ({ remote }: Pick<FaultScreen, 'remote'>): Home => (remote === home.remote ? otherHome : home)
