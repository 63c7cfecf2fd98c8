import { describe, expect, it } from '@jest/globals'
import { aMember } from '@shop/shared/testing/builders'
import { type FinishPorts, finishLogin, resumeLogin, takeCallback } from './finish-login.ts'
import type { LoginOutcome } from './login.ts'
import { LoginError } from './login-error.ts'

const cameFrom = (returnTo?: string): LoginOutcome => ({ version: 'login', returnTo })

describe('the address of a page that a callback opened', () => {
  const taken = (address: string, { isPending = false, isKept = true } = {}) => {
    const replaced: unknown[] = []
    const history = { replaceState: (_state: unknown, _unused: string, to: unknown) => void replaced.push(to) }
    const page = { location: { href: `https://shop.test${address}` }, history } as unknown as Window
    const callback = takeCallback(page, {
      isPending: () => isPending,
      lookAtReturn: () => (isKept ? '/favorite?a=1' : undefined),
    })
    return [callback?.isSilent, replaced]
  }

  it.each([
    {
      says: 'is without its code',
      at: '/entrance?code=c&state=s',
      how: { isPending: true },
      is: [false, ['/entrance']],
    },
    { says: 'stays when it is none', at: '/entrance?version=welcome', how: {}, is: [undefined, []] },
    { says: 'is that which was opened', at: '/entrance?code=c&state=s', how: {}, is: [true, ['/favorite?a=1']] },
    { says: 'is that also for nobody', at: '/auth0?error=x&state=s', how: {}, is: [true, ['/favorite?a=1']] },
    { says: 'or Main', at: '/entrance?code=c&state=s', how: { isKept: false }, is: [true, ['/']] },
  ])('$says: $at', ({ at, how, is }) => {
    expect(taken(at, how)).toEqual(is)
  })
})

type Circumstances = { completes?: LoginOutcome | Error; isLoggedIn?: boolean }

/** Ports that write down in order what happens. */
function portsOf(happened: string[], { completes = cameFrom(), isLoggedIn = false }: Circumstances = {}): FinishPorts {
  return {
    login: {
      complete: async () => {
        if (completes instanceof Error) throw completes
        return completes
      },
      loadMember: async () => ({ is: 'member', member: aMember() }),
      hasIdToken: () => isLoggedIn,
      isUnionMember: () => isLoggedIn,
      leaveQuietly: () => undefined,
      isPending: () => false,
      resume: async () => undefined,
      adoptLinkTokens: async () => 'refused',
      logout: async () => void happened.push('logout'),
      begin: async () => ({ is: 'guest' }),
      start: async () => undefined,
      refresh: async () => undefined,
      remember: () => undefined,
      takeReturn: () => '/cart/ordered',
      lookAtReturn: () => undefined,
    },
    startUp: async ({ is }, login) => void happened.push(`start up ${is} ${login?.returnTo ?? ''}`.trim()),
    alert: async ({ title }) => void happened.push(`alert ${title}`),
    go: (to) => void happened.push(`go ${to}`),
    begin: async () => ({ is: 'guest' }),
  }
}

async function performed(circumstances: Circumstances): Promise<string[]> {
  const happened: string[] = []
  await finishLogin('https://shop.test/entrance?code=c&state=s', portsOf(happened, circumstances))
  return happened
}

describe('a tab that a login was handed to', () => {
  it.each([
    { path: '/entrance', happens: ['go /cart/ordered'] },
    { path: '/favorite', happens: [] },
  ])('[GRD-083] goes on from $path: $happens', ({ path, happens }) => {
    const happened: string[] = []
    resumeLogin(path, portsOf(happened))
    expect(happened).toEqual(happens)
  })
})

describe('the last step of a login', () => {
  it.each([
    {
      id: 'GRD-083',
      says: 'starts up for who it is, with where it began',
      args: { completes: cameFrom('/favorite') },
      happens: ['start up member /favorite'],
    },
    {
      id: 'K-28',
      says: 'a login that nobody was asked for goes on with the page, as if its tokens had been here',
      args: { completes: { version: 'login', returnTo: '/favorite?a=1', isSilent: true } as const },
      happens: ['go /favorite?a=1', 'start up member'],
    },
    {
      id: 'K-28',
      says: 'where the provider knows nobody the page goes on, without a word',
      args: { completes: new LoginError('nobody') },
      happens: ['start up guest', 'go /cart/ordered'],
    },
    {
      id: 'K-28',
      says: 'where the provider cannot say who is here the page goes on, without a word',
      args: { completes: new LoginError('silentFailure') },
      happens: ['start up guest', 'go /cart/ordered'],
    },
    {
      id: 'GRD-049',
      says: 'a forged state leads back to the start, with words',
      args: { completes: new LoginError('state') },
      happens: ['start up guest', 'go /entrance', 'alert ログインに失敗しました'],
    },
    {
      id: 'GRD-052',
      says: 'a refused exchange leads to Main, with words',
      args: { completes: new LoginError('refused') },
      happens: ['start up guest', 'go /', 'alert ログインに失敗しました'],
    },
    {
      id: 'GRD-052',
      says: 'so does a token that is not ours',
      args: { completes: new LoginError('idToken') },
      happens: ['start up guest', 'go /', 'alert ログインに失敗しました'],
    },
    {
      id: 'GRD-052',
      says: 'and a library that did not come',
      args: { completes: new TypeError('chunk 404') },
      happens: ['start up guest', 'go /', 'alert ログインに失敗しました'],
    },
    {
      id: 'GRD-049',
      says: 'a callback that was used before leads on who is logged in, without a word',
      args: { completes: new LoginError('state'), isLoggedIn: true },
      happens: ['start up guest', 'go /'],
    },
  ])('[$id] $says', async ({ args, happens }) => {
    expect(await performed(args)).toEqual(happens)
  })
})
