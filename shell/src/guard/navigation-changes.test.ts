import { describe, expect, it } from '@jest/globals'
import { aShop, settled } from './testing/a-shop.ts'

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

describe('a step while a dialog is open', () => {
  it.each([-1, 1])('[MOB-023] by %s closes it, and the page stays', async (steps) => {
    let isOpen = false
    const closesDialog = () => {
      const wasOpen = isOpen
      isOpen = false
      return wasOpen
    }
    const shop = await aShop('/', { closesDialog })
    await shop.navigate('/category')
    await shop.navigate('/cart/ordered')
    await shop.go(-1)
    const before = shop.addresses()
    isOpen = true
    shop.window.history.go(steps)
    await settled()
    await settled()
    expect([isOpen, shop.address(), shop.addresses()]).toEqual([false, '/category', before])
    shop.window.history.go(-1)
    await settled()
    expect(shop.shown()).toBe('/')
  })

  it('[MOB-023] that the page itself asks for is taken', async () => {
    const shop = await aShop('/', { closesDialog: () => true })
    await shop.navigate('/category')
    await shop.go(-1)
    expect(shop.shown()).toBe('/')
  })
})

describe('a move inside of the app', () => {
  const inApp = async (begins = {}) => {
    const handed: string[] = []
    const handsOver = (url: URL) => url.pathname !== '/mobile' && handed.push(url.href) > 0
    return { handed, shop: await aShop('/mobile', { handsOver, begins: { isInApp: true, ...begins } }) }
  }

  it('[MOB-001] that the guard has let through goes to the app, and the page stays', async () => {
    const { shop, handed } = await inApp()
    await shop.navigate('/mobile/category')
    await shop.navigate('/category?a=1')
    expect([handed, shop.addresses()]).toEqual([
      ['https://shop.test/mobile/category', 'https://shop.test/mobile/category?a=1'],
      ['/mobile'],
    ])
  })

  it('[MOB-002] that replaces the page stays in it', async () => {
    const { shop, handed } = await inApp()
    await shop.navigate('/mobile/category', { replace: true })
    expect([handed, shop.addresses()]).toEqual([[], ['/mobile/category']])
  })

  it('[MOB-001] [GRD-040] that the guard refuses or leads elsewhere is as it was', async () => {
    const { shop, handed } = await inApp()
    shop.tell('corporate')
    await settled()
    await shop.navigate('/mobile/points/history')
    shop.state.isOnline = false
    await shop.navigate('/mobile/category')
    expect([handed, shop.said, shop.shown()]).toEqual([[], ['prohibited', 'offline'], '/mobile'])
  })

  it('[MOB-005] to another origin goes to the app', async () => {
    const { shop, handed } = await inApp()
    await shop.navigate('https://partner.test/')
    expect([handed, shop.left]).toEqual([['https://partner.test/'], []])
  })
})
