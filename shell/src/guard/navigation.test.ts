import { describe, expect, it } from '@jest/globals'
import { type Member, memberCode, weekNumber } from '@shop/shared/domain'
import { type RouteDeclaration, routesOf } from '@shop/shared/routes'
import { newSession, nextSession, type Session, type SessionFact } from '@shop/shared/session'
import { createNavigation, type GuardPorts } from './navigation.ts'
import { fakeWindow } from './testing/fake-window.ts'

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

const aRoute = (path: string, over: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  path,
  mobileTwin: true,
  screen: 'screen',
  title: '',
  desc: '',
  keywords: '',
  robots: '',
  viewMode: true,
  requiredAuth: true,
  requiredIdToken: false,
  showSearchBox: false,
  searchBoxNotFixed: false,
  hidePlanningWeekHeader: false,
  mustInitOrder: false,
  returnFromAuth: true,
  openNewWidget: false,
  prohibitFamilyMember: false,
  prohibitCorporateUser: false,
  prohibitMimamorareMember: false,
  setMetaIndividually: false,
  ...over,
})
const routes = routesOf('mfe-test', {
  top: aRoute('/'),
  category: aRoute('/category'),
  product: aRoute('/products/:planningWeekNumber/:orderNumber'),
  cart: aRoute('/cart/ordered', { viewMode: false }),
  points: aRoute('/points/history', { viewMode: false, prohibitCorporateUser: true }),
  entrance: aRoute('/entrance', { viewMode: false, requiredAuth: false, mobileTwin: false }),
})

const member: Member = {
  code: memberCode('12345678'),
  kind: 'delivery',
  lastName: '佐藤',
  firstName: '花子',
  isFamily: false,
  isCorporate: false,
  isWatchedOver: false,
  usesDelivery: true,
}
const aWeek = (number: string) => ({
  number: weekNumber(number),
  opensAt: new Date('2026-11-17T06:00:00Z'),
  closesAt: new Date('2026-11-24T06:00:00Z'),
  deliversOn: new Date('2026-11-30T15:00:00Z'),
})
const facts = {
  guest: { type: 'noToken' },
  member: { type: 'memberLoaded', subject: 's', member },
  corporate: { type: 'memberLoaded', subject: 's', member: { ...member, kind: 'corporate', isCorporate: true } },
  expired: { type: 'tokenExpired' },
  refused: { type: 'refreshRefused' },
  weeks: { type: 'weeksLoaded', open: [aWeek('20261201'), aWeek('20261202')], past: [], storedIndex: 0 },
  noWeeks: { type: 'weeksFailed' },
} as const satisfies Record<string, SessionFact>
type Fact = keyof typeof facts

/** The shop's navigation over a fake window, with a session that the test moves. */
async function aShop(
  address: string,
  { knows = ['member', 'weeks'] as Fact[], ...over }: { knows?: Fact[] } & Partial<GuardPorts> = {},
) {
  const browser = fakeWindow(address)
  let session: Session = newSession
  const hearing = new Set<() => void>()
  const said: string[] = []
  const remembered: string[] = []
  const shows: string[] = []
  const state = { isOnline: true }
  let ids = 0

  const tell = (fact: Fact) => {
    const next = nextSession(session, facts[fact])
    if (next === session) return
    session = next
    for (const on of [...hearing]) on()
  }
  const navigation = createNavigation(browser.window, {
    routes: () => routes,
    session: () => session,
    onSession(on) {
      hearing.add(on)
      return () => void hearing.delete(on)
    },
    hasIdToken: () => session.login.status !== 'guest',
    refresh: async () => undefined,
    isOnline: () => state.isOnline,
    remember: (to) => void remembered.push(to),
    say: (what) => void said.push(what),
    randomId: () => {
      ids += 1
      return `key-${ids}`
    },
    ...over,
  })
  for (const fact of knows) tell(fact)
  navigation.subscribe(() => void shows.push(navigation.current().pathname + navigation.current().hash))
  navigation.begin()
  await settled()
  return {
    ...browser,
    navigation,
    tell,
    said,
    remembered,
    shows,
    state,
    shown: () => navigation.shown().match?.route.pattern,
    async navigate(...args: Parameters<typeof navigation.navigate>) {
      navigation.navigate(...args)
      await settled()
    },
    async go(steps: number) {
      navigation.go(steps)
      await settled()
    },
  }
}

describe('the first page', () => {
  it('is shown where the browser opened it', async () => {
    const shop = await aShop('/category?a=1#b')
    expect(shop.shown()).toBe('/category')
    expect(shop.navigation.current()).toMatchObject({ pathname: '/category', search: '?a=1', hash: '#b' })
    expect(shop.addresses()).toEqual(['/category?a=1#b'])
    expect(shop.window.history.scrollRestoration).toBe('manual')
  })

  it('[GRD-017] waits until the session is known, however much else becomes known', async () => {
    const shop = await aShop('/category', { knows: [] })
    expect(shop.shown()).toBeUndefined()
    for (let change = 0; change < 10; change += 1) {
      shop.tell('weeks')
      await settled()
    }
    expect(shop.shown()).toBeUndefined()
    shop.tell('guest')
    await settled()
    expect([shop.shown(), shop.navigation.shown().viewMode]).toEqual(['/category', true])
  })

  it('[GRD-016] of week 0 waits for the session, then for the weeks', async () => {
    const shop = await aShop('/products/0/084612', { knows: [] })
    shop.tell('member')
    await settled()
    expect(shop.shown()).toBeUndefined()
    shop.tell('weeks')
    await settled()
    expect(shop.navigation.shown().match?.params).toEqual({ planningWeekNumber: '20261201', orderNumber: '084612' })
  })

  it('[GRD-015] of week 0 is rewritten in place: back does not lead to 0', async () => {
    const shop = await aShop('/products/0/084612?from=mail#notes')
    expect(shop.addresses()).toEqual(['/products/20261201/084612?from=mail#notes'])
  })

  it('[GRD-016] of week 0 goes to Main when weeks failed, once', async () => {
    const shop = await aShop('/products/0/084612', { knows: ['member', 'noWeeks'] })
    expect([shop.shown(), shop.address(), shop.said]).toEqual(['/', '/', ['noWeek']])
  })

  it('[GRD-014] that nobody declared is Main, in place', async () => {
    const shop = await aShop('/nowhere')
    expect([shop.shown(), shop.addresses(), shop.said]).toEqual(['/', ['/'], ['notFound']])
  })

  it('[GRD-034] for members only leads a visitor to the entrance, in place', async () => {
    const shop = await aShop('/cart/ordered?mode=inputNumber', { knows: ['guest'] })
    expect([shop.shown(), shop.addresses()]).toEqual(['/entrance', ['/entrance']])
    expect(shop.remembered).toEqual(['/cart/ordered?mode=inputNumber'])
  })
})

describe('a move', () => {
  it('goes into the history, and back and forward show what was there', async () => {
    const shop = await aShop('/')
    await shop.navigate('/category', { state: { scroll: 7 } })
    await shop.navigate('/products/20261201/084612')
    expect(shop.addresses()).toEqual(['/', '/category', '/products/20261201/084612'])
    const keyOfProduct = shop.navigation.current().key
    await shop.go(-1)
    expect(shop.shown()).toBe('/category')
    expect(shop.navigation.current().state).toEqual({ scroll: 7 })
    await shop.go(1)
    expect(shop.navigation.current().key).toBe(keyOfProduct)
    await shop.go(-2)
    expect(shop.shows).toEqual([
      '/',
      '/category',
      '/products/20261201/084612',
      '/category',
      '/products/20261201/084612',
      '/',
    ])
  })

  it('may replace', async () => {
    const shop = await aShop('/')
    await shop.navigate('/category')
    await shop.navigate('/cart/ordered', { replace: true })
    expect(shop.addresses()).toEqual(['/', '/cart/ordered'])
    await shop.go(-1)
    expect(shop.shown()).toBe('/')
  })

  it('is relative to where the page stands', async () => {
    const shop = await aShop('/category?sort=-1')
    await shop.navigate('?sort=3')
    expect(shop.address()).toBe('/category?sort=3')
  })

  it('gives the same location until it changes', async () => {
    const shop = await aShop('/')
    expect(shop.navigation.current()).toBe(shop.navigation.current())
  })

  it('is heard once, also when single-spa repeats it', async () => {
    const shop = await aShop('/')
    await shop.navigate('/category')
    shop.echo()
    await settled()
    expect(shop.shows).toEqual(['/', '/category'])
  })

  it('is not heard by who has left', async () => {
    const shop = await aShop('/')
    const heard: string[] = []
    shop.navigation.subscribe(() => void heard.push('x'))()
    await shop.navigate('/category')
    expect(heard).toEqual([])
  })

  it('[GRD-041] that the guard refuses never reaches the address bar', async () => {
    const shop = await aShop('/category', { knows: ['corporate', 'weeks'] })
    await shop.navigate('/points/history')
    expect([shop.shown(), shop.addresses(), shop.said]).toEqual(['/', ['/category', '/'], ['prohibited']])
  })

  it('[GRD-015] to week 0 is written with the week', async () => {
    const shop = await aShop('/')
    await shop.navigate('/products/0/084612')
    expect(shop.addresses()).toEqual(['/', '/products/20261201/084612'])
  })

  it('to another origin leaves the shop', async () => {
    const shop = await aShop('/')
    await shop.navigate('https://partners.test/magazine?a=1')
    expect([shop.left, shop.shown()]).toEqual([['https://partners.test/magazine?a=1'], '/'])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'blob:https://shop.test/1'])(
    'to %s leads nowhere',
    async (to) => {
      const shop = await aShop('/category')
      await shop.navigate(to)
      expect([shop.left, shop.shown(), shop.addresses()]).toEqual([[], '/category', ['/category']])
    },
  )

  it.each(['https://', 'http://[', '//'])('to %s, which is no address, goes to Main', async (to) => {
    const shop = await aShop('/category')
    await shop.navigate(to)
    expect([shop.shown(), shop.said]).toEqual(['/', ['notFound']])
  })

  it('in circles ends, and the page on show stays', async () => {
    const circle = routesOf('mfe-test', {
      top: aRoute('/'),
      cart: aRoute('/cart/ordered', { viewMode: false }),
      entrance: aRoute('/entrance', { viewMode: false }),
    })
    const shop = await aShop('/', { knows: ['guest', 'weeks'], routes: () => circle })
    await shop.navigate('/cart/ordered')
    expect([shop.shown(), shop.addresses()]).toEqual(['/', ['/']])
    expect(shop.remembered.length).toBeLessThan(10)
    await shop.navigate('/?a=1')
    expect(shop.address()).toBe('/?a=1')
  })
})

describe('without network', () => {
  it('[GRD-040] a move is cancelled, said, and the page stays', async () => {
    const shop = await aShop('/')
    shop.state.isOnline = false
    await shop.navigate('/category')
    await shop.navigate('https://partners.test/')
    expect([shop.shown(), shop.addresses(), shop.said, shop.left]).toEqual(['/', ['/'], ['offline', 'offline'], []])
  })

  it.each([
    { steps: -1, says: 'back' },
    { steps: -2, says: 'two back' },
    { steps: 1, says: 'forward' },
  ])('[GRD-040] a step $says is undone, and nothing of the history is lost', async ({ steps }) => {
    const shop = await aShop('/')
    await shop.navigate('/category')
    await shop.navigate('/cart/ordered')
    await shop.navigate('/products/20261201/084612')
    await shop.go(-1)
    const before = shop.addresses()
    shop.state.isOnline = false
    await shop.go(steps)
    await settled()
    expect([shop.shown(), shop.address(), shop.said]).toEqual(['/cart/ordered', '/cart/ordered', ['offline']])
    shop.state.isOnline = true
    await shop.go(-1)
    expect(shop.shown()).toBe('/category')
    expect(shop.addresses()).toEqual(before)
  })

  it('a fragment of the page on show is followed', async () => {
    const shop = await aShop('/category')
    shop.state.isOnline = false
    shop.followFragment('#main')
    await settled()
    await shop.navigate('#top')
    expect([shop.navigation.current().hash, shop.said, shop.reloads()]).toEqual(['#top', [], 0])
  })
})

describe('a link to a fragment', () => {
  it('is shown and stands in the history like any other step', async () => {
    const shop = await aShop('/')
    await shop.navigate('/category')
    shop.followFragment('#main')
    await settled()
    expect(shop.navigation.current().hash).toBe('#main')
    await shop.go(-1)
    expect([shop.address(), shop.navigation.current().hash]).toEqual(['/category', ''])
    await shop.go(1)
    expect(shop.navigation.current().hash).toBe('#main')
    shop.state.isOnline = false
    await shop.go(-2)
    await settled()
    expect([shop.address(), shop.reloads()]).toEqual(['/category#main', 0])
  })
})

describe('an expired login', () => {
  it('[GRD-032] is refreshed, then the same route is shown', async () => {
    let finish: () => void = () => undefined
    const shop = await aShop('/', {
      knows: ['member', 'weeks'],
      refresh: () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    })
    shop.tell('expired')
    await settled()
    await shop.navigate('/cart/ordered')
    expect(shop.shown()).toBe('/')
    shop.tell('member')
    finish()
    await settled()
    expect([shop.shown(), shop.addresses()]).toEqual(['/cart/ordered', ['/', '/cart/ordered']])
  })

  it('[GRD-034] that is not refreshed leads to where the visitor wanted to go, by way of the entrance', async () => {
    const shop = await aShop('/')
    shop.tell('expired')
    const tell = shop.tell
    await settled()
    // The refresh is refused while the move waits for it: the visitor’s click is not forgotten.
    shop.navigation.navigate('/cart/ordered')
    tell('refused')
    await settled()
    expect([shop.shown(), shop.remembered]).toEqual(['/entrance', ['/cart/ordered']])
  })

  it('waits for the network instead of asking in circles', async () => {
    let asked = 0
    const shop = await aShop('/category', {
      knows: ['expired', 'weeks'],
      refresh: () => {
        asked += 1
        return Promise.reject(new TypeError('Failed to fetch'))
      },
    })
    await settled()
    expect([asked, shop.said]).toEqual([1, ['offline']])
    shop.tell('member')
    await settled()
    expect(shop.shown()).toBe('/category')
  })

  it('whose refresh ends after another move does not take the member away from there', async () => {
    let finish: () => void = () => undefined
    const shop = await aShop('/', {
      refresh: () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    })
    await shop.navigate('/category')
    shop.tell('expired')
    await settled()
    await shop.navigate('/cart/ordered')
    await shop.navigate('/entrance')
    expect(shop.shown()).toBe('/entrance')
    shop.tell('member')
    finish()
    await settled()
    expect(shop.shown()).toBe('/entrance')
  })
})

describe('a change of who is here', () => {
  it('[GRD-033] shows the page to a visitor in view mode', async () => {
    const shop = await aShop('/category')
    shop.tell('refused')
    await settled()
    expect(shop.navigation.shown()).toMatchObject({ viewMode: true })
    expect(shop.addresses()).toEqual(['/category'])
  })

  it('[GRD-034] takes a page for members away from a visitor', async () => {
    const shop = await aShop('/')
    await shop.navigate('/cart/ordered')
    shop.tell('refused')
    await settled()
    expect([shop.shown(), shop.addresses()]).toEqual(['/entrance', ['/', '/entrance']])
  })

  it('[GRD-031] leads out of view mode', async () => {
    const shop = await aShop('/category', { knows: ['guest', 'weeks'] })
    expect(shop.navigation.shown().viewMode).toBe(true)
    shop.tell('member')
    await settled()
    expect(shop.navigation.shown().viewMode).toBe(false)
  })

  it('[GRD-041] takes a barred page away', async () => {
    const shop = await aShop('/points/history')
    shop.tell('corporate')
    await settled()
    expect([shop.shown(), shop.said]).toEqual(['/', ['prohibited']])
  })

  it('that changes nothing for this page shows nothing anew', async () => {
    const shop = await aShop('/category', { knows: ['member'] })
    shop.tell('weeks')
    shop.tell('noWeeks')
    await settled()
    expect(shop.shows).toEqual(['/category'])
  })
})
