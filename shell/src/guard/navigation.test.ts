import { describe, expect, it } from '@jest/globals'
import { routesOf } from '@shop/shared/routes'
import { aRoute, aShop, settled } from './testing/a-shop.ts'

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

  it.each([
    { who: 'a member', knows: ['member', 'weeks'] as const },
    { who: 'a visitor', knows: ['guest', 'weeks'] as const },
    { who: 'whoever the session has run out for, once it is renewed', knows: ['expired', 'member'] as const },
  ])('[GRD-014] that nobody declared says so to $who, at its own address', async ({ knows }) => {
    const shop = await aShop('/nowhere?a=1', { knows: [...knows] })
    expect([shop.shown(), shop.addresses(), shop.said]).toEqual(['/not-found', ['/nowhere?a=1'], []])
  })

  it('[GRD-008] of staff is Main where it does not exist, with a word', async () => {
    const shop = await aShop('/forConfirm/change/ahead/week')
    expect([shop.shown(), shop.addresses(), shop.said]).toEqual(['/', ['/'], ['notFound']])
  })

  it('[GRD-014] [GRD-099] that nobody declared is Main in the app, with a word', async () => {
    const routes = routesOf('mfe-test', { top: aRoute('/') })
    const shop = await aShop('/nowhere', { begins: { isInApp: true }, routes: () => routes })
    expect([shop.shown(), shop.addresses(), shop.said]).toEqual(['/mobile', ['/mobile'], ['notFound']])
  })

  it('[GRD-034] for members only leads a visitor to the entrance, in place', async () => {
    const shop = await aShop('/cart/ordered?mode=inputNumber', { knows: ['guest'] })
    expect([shop.shown(), shop.addresses()]).toEqual(['/entrance', ['/entrance']])
    expect(shop.remembered).toEqual(['/cart/ordered?mode=inputNumber'])
  })
})

describe('an address of which more has to be known', () => {
  it('is judged once that is there', async () => {
    let learn = () => {}
    const known = routesOf('mfe-test', { top: aRoute('/'), cart: aRoute('/cart/ordered', { viewMode: false }) })
    let routes = routesOf('mfe-test', { top: aRoute('/'), cart: aRoute('/cart/ordered') })
    const asked: string[] = []
    const shop = await aShop('/', {
      knows: ['guest'],
      routes: () => routes,
      beforeVerdict(path) {
        if (path !== '/cart/ordered' || routes === known) return undefined
        asked.push(path)
        return new Promise((resolve) => {
          learn = () => {
            routes = known
            resolve()
          }
        })
      },
    })
    await shop.navigate('/cart/ordered')
    expect([shop.shown(), asked]).toEqual(['/', ['/cart/ordered']])
    learn()
    await settled()
    expect([shop.shown(), shop.remembered]).toEqual(['/not-found', ['/cart/ordered']])
  })

  it('is forgotten when the member moves on meanwhile', async () => {
    let learn = () => {}
    const shop = await aShop('/', {
      beforeVerdict: (path) =>
        path === '/cart/ordered'
          ? new Promise((resolve) => {
              learn = resolve
            })
          : undefined,
    })
    await shop.navigate('/cart/ordered')
    await shop.navigate('/category')
    learn()
    await settled()
    expect([shop.shown(), shop.addresses()]).toEqual(['/category', ['/', '/category']])
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
