import { describe, expect, it } from '@jest/globals'
import type { Login } from '../login/login.ts'
import { LoginError } from '../login/login-error.ts'
import { type BeginParts, beginPage } from './begin-page.ts'

type Outcome = Awaited<ReturnType<Login['begin']>>
const guest: Outcome = { is: 'guest' }
const member = { is: 'member' } as Outcome

/** A page at an address, and what happens at its beginning, in its order. */
async function begin({
  address = '/category?a=1#b',
  is = guest,
  completes = { returnTo: '/cart/ordered' },
  ...over
}: Partial<BeginParts> & {
  address?: string
  is?: Outcome
  completes?: object
} = {}): Promise<string[]> {
  const happened: string[] = []
  const note = (what: string) => void happened.push(what)
  window.history.replaceState(null, '', address)
  const login: Partial<Login> = {
    begin: async () => is,
    async complete() {
      if (completes instanceof Error) throw completes
      return completes as never
    },
    loadMember: async () => member as never,
    takeReturn: () => '/kept',
    hasIdToken: () => false,
  }
  await beginPage({
    entry: 'web',
    callback: undefined,
    login: login as Login,
    navigation: { begin: () => note(`begin at ${window.location.pathname}`) },
    alert: async () => note('alert'),
    startUp: async (who, outcome) => note(`start up ${who.is}${outcome === undefined ? '' : ' after a login'}`),
    adoptFromApp: async () => undefined,
    loadWeeks: () => note('weeks'),
    go: (to) => note(`go ${to}`),
    loginIsFinished: () => note('finished'),
    ...over,
  })
  return happened
}

it('[K-28] a page that nobody is known at begins as a visitor’s', async () => {
  expect(await begin()).toEqual(['begin at /category', 'start up guest'])
})

describe('[GRD-083] the beginning of a page of a member', () => {
  it.each([
    { address: '/category', entry: 'web' as const, goes: [] },
    { address: '/entrance', entry: 'web' as const, goes: ['go /kept'] },
    { address: '/entrance', entry: 'app' as const, goes: [] },
  ])('$address in $entry: $goes', async ({ address, entry, goes }) => {
    expect(await begin({ is: member, address, entry })).toEqual([`begin at ${address}`, 'start up member', ...goes])
  })
})

describe('[K-04] the beginning of a page that the provider sent somebody back to', () => {
  const callback = { address: 'https://shop.test/entrance?code=1&state=1', isSilent: false }

  it('asks for the weeks first, and starts up after the login', async () => {
    expect(await begin({ callback, address: '/entrance', is: member })).toEqual([
      'weeks',
      'begin at /entrance',
      'start up member after a login',
      'finished',
    ])
  })

  it('says that the login failed, and goes to Main', async () => {
    const happened = await begin({ callback, address: '/entrance', completes: new LoginError('refused') })
    expect(happened).toEqual(['weeks', 'begin at /entrance', 'start up guest', 'go /', 'alert', 'finished'])
  })

  it('[K-28] of a question in silence begins where the member was, as if the tokens had been here', async () => {
    const completes = { isSilent: true, returnTo: '/cart/ordered' }
    const happened = await begin({ callback: { ...callback, isSilent: true }, completes })
    expect(happened).toEqual(['weeks', 'begin at /cart/ordered', 'start up member', 'finished'])
  })
})
