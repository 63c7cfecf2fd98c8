import { describe, expect, it } from '@jest/globals'
import { readAppNote } from '../app/app-note.ts'
import { entryOfPage } from './app-tracker.ts'
import { aStore } from './testing/a-store.ts'
import { opened } from './testing/opened.ts'

const handler = { postMessage: () => undefined }
const both = { accessToken: 'a', idToken: 'i' }

describe('tokens of a link', () => {
  it('[GRD-026] are given to the login once, and are gone then', async () => {
    const { link, done, tokensOf } = opened('/', { tokens: both })
    expect(tokensOf()).toBe('both')
    expect(await link.adopt('web')).toBe(true)
    expect([tokensOf(), done]).toEqual(['none', [[{ accessToken: 'a', idToken: 'i' }, 'web'], 'adopted']])
    expect(await link.adopt('web')).toBe(false)
  })

  it.each(['refused', 'declined'] as const)('[GRD-091] that are %s change nothing', async (outcome) => {
    const { link, app, tokensOf, done } = opened('/mobile?planningWeekNumber=20261202', { tokens: both, outcome })
    expect([await link.adopt('app'), tokensOf(), app.isInApp(), done.length]).toEqual([false, 'none', false, 1])
  })

  it('[GRD-021] of the app set the tracker', async () => {
    const { link, app, done } = opened('/mobile/category', { tokens: { accessToken: 'a' } })
    expect([await link.adopt('app'), app.isInApp()]).toEqual([true, true])
    expect(done).toEqual([[{ accessToken: 'a', idToken: undefined }, 'app'], 'adopted'])
  })

  it('[GRD-069] come with the week that the app has chosen', async () => {
    const { link, done } = opened('/mobile?planningWeekNumber=20261202', { tokens: both })
    await link.adopt('app')
    expect(done.slice(1)).toEqual(['week 20261202', 'adopted'])
  })
})

describe('an address of the app that the app did not write', () => {
  const askApp = async () => ({ isOpened: false })

  it('[GRD-091] its tokens are asked about as on the web', async () => {
    const address = '/mobile/category?planningWeekNumber=20261202'
    const { link, app, done, session } = opened(address, { tokens: both, askApp })
    expect([await link.adopt('app'), app.isInApp()]).toEqual([true, true])
    expect(done).toEqual([[{ accessToken: 'a', idToken: 'i' }, 'web'], 'week 20261202', 'adopted'])
    // They are gone with this page, and the tab is a browser's again.
    expect(opened('/category', { session }).app.isInApp()).toBe(false)
  })

  it('[GRD-091] its view mode logs nobody out', async () => {
    const { link, app, done, tokensOf } = opened('/mobile?viewMode=true', { tokens: both, askApp })
    const here = new URL('https://shop.test/mobile?viewMode=true')
    expect(link.query(here).viewMode).toBe(true)
    await app.enterAsVisitor()
    expect([done, app.isInApp(), tokensOf(), link.query(here).viewMode]).toEqual([[], false, 'both', false])
  })

  it('[GRD-091] tokens of the web are no matter of the app', async () => {
    const { link, done } = opened('/', { tokens: both })
    await link.adopt('web')
    expect(done[0]).toEqual([{ accessToken: 'a', idToken: 'i' }, 'web'])
  })
})

describe('the tracker of the app', () => {
  it('[GRD-020] the entry point and the renewal flag are kept', () => {
    const { session, app } = opened('/mobile/category?isRenewal=true')
    expect(session.read('app')).toMatchObject({ entryPoint: '/mobile/category', isRenewal: true })
    expect(app.isInApp()).toBe(false)
  })

  it('[GRD-020] an address of the web is no entry', () => {
    expect(opened('/category?isRenewal=true').session.read('app')).toBeUndefined()
  })

  it('[GRD-022] view mode logs out here, forgets the tokens and sets it', async () => {
    const { app, done, tokensOf } = opened('/mobile?viewMode=true', { tokens: both })
    await app.enterAsVisitor()
    expect([done, tokensOf(), app.isInApp()]).toEqual([['leaveQuietly'], 'none', true])
  })

  it('[GRD-019] stays set in this tab, with its entry point', async () => {
    const first = opened('/mobile/category', { tokens: both })
    await first.link.adopt('app')
    const { app, session } = opened('/mobile/cart/ordered', { session: first.session })
    expect([app.isInApp(), readAppNote(session).entryPoint]).toEqual([true, '/mobile/category'])
  })

  it.each([
    { path: '/faq', isSet: false, is: 'web' },
    { path: '/faq', isSet: true, is: 'app' },
    { path: '/mobile/category', isSet: false, is: 'app' },
  ])('[GRD-025] $path, tracker $isSet: the layout is of the $is', ({ path, isSet, is }) => {
    const app = { entryPoint: '/mobile', isRenewal: false, isSet }
    expect(entryOfPage({ location: { pathname: path } }, aStore({ app }))).toBe(is)
  })

  it.each([{ todokApp: handler }, { webkit: { messageHandlers: { todok: handler } } }])(
    '[GRD-025] an address of the web that the app opens has its layout as well: %j',
    (handlers) => {
      expect(entryOfPage({ ...handlers, location: { pathname: '/signup/todok' } }, aStore())).toBe('app')
    },
  )

  it.each([1, 'x', null, {}, { isSet: true }, { isSet: 1, entryPoint: '/', isRenewal: false }])(
    'is not set by what stands there broken: %j',
    (kept) => {
      expect(opened('/', { session: aStore({ app: kept }) }).app.isInApp()).toBe(false)
    },
  )
})

describe('what else a link brings', () => {
  it('[GRD-045] the sales person is kept for the session', () => {
    const { session } = opened('/?sp=E12')
    opened('/category', { session })
    expect(session.read('sp')).toBe('E12')
    opened('/?sp=%3Cscript%3E', { session })
    expect(session.read('sp')).toBe('E12')
    opened('/?sp=F3', { session })
    expect(session.read('sp')).toBe('F3')
  })

  it('[GRD-047] the way back is given to the login, which keeps own addresses alone', () => {
    expect(opened('/?from=%2Fcategory').done).toEqual(['remember /category'])
    expect(opened('/').done).toEqual([])
  })
})
