import { describe, expect, it } from '@jest/globals'
import { type Member, type MemberKind, memberCode, messages } from '@shop/shared/domain'
import {
  type AfterLogin,
  afterLogin,
  type FinishPorts,
  finishLogin,
  isLoginCallback,
  resumeLogin,
} from './finish-login.ts'
import type { LoginOutcome, MemberOutcome } from './login.ts'
import { LoginError } from './login-error.ts'

const aMember = (kind: MemberKind): Member => ({
  code: memberCode('12345678'),
  kind,
  lastName: '佐藤',
  firstName: '花子',
  isFamily: kind === 'family' || kind === 'familyNewcomer',
  isCorporate: kind === 'corporate' || kind === 'corporateNewcomer',
  isWatchedOver: kind === 'watchedOver',
  usesDelivery: !kind.includes('ewcomer'),
})
const is = (kind: MemberKind): MemberOutcome => ({ is: 'member', member: aMember(kind) })
const cameFrom = (returnTo?: string): LoginOutcome => ({ version: 'login', returnTo })
const phone = '0120-000-111'

describe('after a login', () => {
  it.each<{ id: string; says: string; who: MemberOutcome; returnTo?: string; next: AfterLogin }>([
    {
      id: 'GRD-083',
      says: 'a member goes back',
      who: is('delivery'),
      returnTo: '/cart/ordered',
      next: { step: 'go', to: '/cart/ordered' },
    },
    { id: 'GRD-083', says: 'a member goes to Main', who: is('delivery'), next: { step: 'go', to: '/' } },
    {
      id: 'GRD-083',
      says: 'so does a family member with delivery use',
      who: is('family'),
      returnTo: '/favorite',
      next: { step: 'go', to: '/favorite' },
    },
    {
      id: 'GRD-083',
      says: 'and a corporate member with delivery use',
      who: is('corporate'),
      returnTo: '/favorite',
      next: { step: 'go', to: '/favorite' },
    },
    {
      id: 'GRD-067',
      says: 'a watched-over member is told and logged out',
      who: is('watchedOver'),
      returnTo: '/cart/ordered',
      next: { step: 'sayAndLogout', say: messages.watchedOverOnWeb },
    },
    {
      id: 'GRD-075',
      says: 'a corporate member without delivery use is told whom to call',
      who: is('corporateNewcomer'),
      returnTo: '/cart/ordered',
      next: {
        step: 'sayAndGo',
        say: { title: '法人組合員の方は、宅配加入受付窓口（0120-000-111）までお問い合わせください。' },
        to: '/',
      },
    },
    {
      id: 'GRD-076',
      says: 'a family card without delivery use is told so',
      who: is('familyNewcomer'),
      next: { step: 'sayAndGo', say: messages.familyCannotUseDelivery, to: '/' },
    },
    {
      id: 'GRD-078',
      says: 'a newcomer applies',
      who: is('newcomer'),
      returnTo: '/cart/ordered',
      next: { step: 'go', to: '/signup/todok' },
    },
    {
      id: 'GRD-078',
      says: 'a newcomer applies where the login came between',
      who: is('newcomer'),
      returnTo: '/signup/todok3',
      next: { step: 'go', to: '/signup/todok3' },
    },
    {
      id: 'GRD-054',
      says: 'a login without a member is asked',
      who: { is: 'missing' },
      next: { step: 'askToRegister' },
    },
    {
      id: 'GRD-060',
      says: 'a login that is over already begins again',
      who: { is: 'ended' },
      next: { step: 'sayAndGo', say: messages.loginAgain, to: '/entrance' },
    },
    {
      id: 'GRD-083',
      says: 'without network the way goes on',
      who: { is: 'network' },
      returnTo: '/favorite',
      next: { step: 'go', to: '/favorite' },
    },
  ])('[$id] $says', ({ who, returnTo, next }) => {
    expect(afterLogin(who, cameFrom(returnTo), phone)).toEqual(next)
  })
})

describe('a callback', () => {
  it.each([
    { address: '/entrance?code=c&state=s', isOne: true },
    { address: '/auth0?code=c&state=s', isOne: true },
    { address: '/entrance?error=access_denied&state=s', isOne: true },
    { address: '/entrance', isOne: false },
    { address: '/entrance?version=welcome', isOne: false },
    { address: '/entrance?code=c', isOne: false },
    { address: '/entrance?state=s', isOne: false },
    { address: '/?code=c&state=s', isOne: false },
    { address: '/search/results?code=c&state=s', isOne: false },
  ])('[GRD-002] $address is one: $isOne', ({ address, isOne }) => {
    expect(isLoginCallback(new URL(address, 'https://shop.test'))).toBe(isOne)
  })
})

type Circumstances = { completes?: LoginOutcome | Error; who?: MemberOutcome; isLoggedIn?: boolean; agrees?: boolean }

/** Ports that write down in order what happens. */
function portsOf(
  happened: string[],
  { completes = cameFrom(), who = is('delivery'), isLoggedIn = false, agrees = true }: Circumstances = {},
): FinishPorts {
  return {
    login: {
      complete: async () => {
        if (completes instanceof Error) throw completes
        return completes
      },
      loadMember: async () => who,
      hasIdToken: () => isLoggedIn,
      logout: async () => void happened.push('logout'),
      begin: async () => ({ is: 'guest' }),
      start: async () => undefined,
      refresh: async () => undefined,
      remember: () => undefined,
      takeReturn: () => '/cart/ordered',
    },
    corporatePhone: phone,
    alert: async ({ title }) => void happened.push(`alert ${title}`),
    confirm: async ({ title }) => {
      happened.push(`confirm ${title}`)
      return agrees
    },
    go: (to) => void happened.push(`go ${to}`),
  }
}

async function performed(circumstances: Circumstances): Promise<string[]> {
  const happened: string[] = []
  await finishLogin('https://shop.test/entrance?code=c&state=s', portsOf(happened, circumstances))
  return happened
}

describe('a member whose tokens were kept', () => {
  it.each<{ kind: MemberKind; path: string; happens: readonly string[] }>([
    { kind: 'watchedOver', path: '/', happens: ['alert リクエストエラー', 'logout'] },
    { kind: 'watchedOver', path: '/entrance', happens: ['alert リクエストエラー', 'logout'] },
    { kind: 'delivery', path: '/', happens: [] },
    { kind: 'corporate', path: '/favorite', happens: [] },
  ])('[GRD-067] $kind at $path: $happens', async ({ kind, path, happens }) => {
    const happened: string[] = []
    await resumeLogin(aMember(kind), path, portsOf(happened))
    expect(happened).toEqual(happens)
  })

  it('goes on to where it wanted to go, when it was sent to the entrance before they came', async () => {
    const happened: string[] = []
    await resumeLogin(aMember('delivery'), '/entrance', portsOf(happened))
    expect(happened).toEqual(['go /cart/ordered'])
  })
})

describe('the last step of a login', () => {
  it.each([
    {
      id: 'GRD-083',
      says: 'goes back to where it began',
      args: { completes: cameFrom('/favorite') },
      happens: ['go /favorite'],
    },
    {
      id: 'GRD-067',
      says: 'logs a watched-over member out after the words were read',
      args: { who: is('watchedOver') },
      happens: ['alert リクエストエラー', 'logout'],
    },
    {
      id: 'GRD-076',
      says: 'shows Main under the words for a family card',
      args: { who: is('familyNewcomer') },
      happens: ['go /', 'alert この組合員番号（家族証）では宅配をご利用いただけません。'],
    },
    {
      id: 'GRD-054',
      says: 'leads to the application who agrees',
      args: { who: { is: 'missing' } as const },
      happens: ['confirm 宅配のご利用登録がまだお済みではありません。登録へ進みますか？', 'go /signup/todok'],
    },
    {
      id: 'GRD-054',
      says: 'logs out who does not',
      args: { who: { is: 'missing' } as const, agrees: false },
      happens: ['confirm 宅配のご利用登録がまだお済みではありません。登録へ進みますか？', 'logout'],
    },
    {
      id: 'GRD-049',
      says: 'a forged state leads back to the start, with words',
      args: { completes: new LoginError('state') },
      happens: ['go /entrance', 'alert ログインに失敗しました'],
    },
    {
      id: 'GRD-052',
      says: 'a refused exchange leads to Main, with words',
      args: { completes: new LoginError('refused') },
      happens: ['go /', 'alert ログインに失敗しました'],
    },
    {
      id: 'GRD-052',
      says: 'so does a token that is not ours',
      args: { completes: new LoginError('idToken') },
      happens: ['go /', 'alert ログインに失敗しました'],
    },
    {
      id: 'GRD-052',
      says: 'and a library that did not come',
      args: { completes: new TypeError('chunk 404') },
      happens: ['go /', 'alert ログインに失敗しました'],
    },
    {
      id: 'GRD-049',
      says: 'a callback that was used before leads on who is logged in, without a word',
      args: { completes: new LoginError('state'), isLoggedIn: true },
      happens: ['go /'],
    },
  ])('[$id] $says', async ({ args, happens }) => {
    expect(await performed(args)).toEqual(happens)
  })
})
