import { webcrypto } from 'node:crypto'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { type ApiClient, ApiError } from '@shop/shared/api'
import { createAdoptLinkTokens } from './adopt-link-tokens.ts'
import { identity } from './testing/an-identity.ts'
import { aBrowser, aProvider } from './testing/fake-browser.ts'
import { aSigner, type Signer } from './testing/signed-tokens.ts'

const subtle = webcrypto.subtle as SubtleCrypto
const now = Date.now()
let provider: Signer
beforeAll(async () => {
  provider = await aSigner(subtle)
})
const tokensOf = async (sub: string, over: object = {}) => ({
  accessToken: await provider.sign({
    iss: 'https://identity.test',
    sub,
    client_id: 'todok-shop',
    exp: Math.floor(now / 1000) + 600,
    ...over,
  }),
  idToken: undefined,
})
const idTokenOf = (sub: string) =>
  provider.sign({
    iss: 'https://identity.test',
    sub,
    aud: 'todok-shop',
    email: 'hanako@todok.example',
    exp: Math.floor(now / 1000) + 600,
  })

const member = (lastName: string) => ({
  member_code: '12345678',
  member_lname: lastName,
  member_fname: '花子',
  delivery_div: '1',
})
const call = 'GET delivery/member'
const unknown = new ApiError('REFUSED', { call, status: 404 })
const refused = new ApiError('REFUSED', { call, status: 403 })
const unreadable = new ApiError('BROKEN_REPLY', { call, status: 404 })
/** A token's end is written in whole seconds. */
const aboutTenMinutesOn = expect.closeTo(now + 600_000, -4)

function aShop({
  here,
  name = member('佐藤'),
  present = member('鈴木'),
  agrees = true,
  keys = () => Promise.resolve(Response.json({ keys: [provider.key] })),
}: {
  here?: 'member' | 'link'
  name?: object | Error
  present?: object | Error
  agrees?: boolean
  keys?: () => Promise<Response>
} = {}) {
  const asked: string[] = []
  const happened: string[] = []
  const tab = aBrowser().openTab({ endpoint: aProvider().endpoint })
  const mine = aProvider().tokensOf(1, { subject: 'auth0|here' })
  if (here !== undefined) tab.keeper.adopt(here === 'member' ? mine : { ...mine, refreshToken: undefined as never })
  const answering = (reply: object | Error): ApiClient => ({
    send: (async () => {
      if (reply instanceof Error) throw reply
      return reply
    }) as ApiClient['send'],
  })
  const adopt = createAdoptLinkTokens({
    keeper: tab.keeper,
    identity,
    fetch: (input) => {
      happened.push(`fetch ${input}`)
      return keys()
    },
    crypto: subtle,
    shopClock: { now: () => new Date(now) },
    deviceNow: () => now,
    apiWith: () => answering(name),
    api: answering(present),
    async confirm({ title, text }) {
      asked.push(`${title} ${text}`)
      return agrees
    },
    forget: () => void happened.push('forget'),
    resetWeek: () => void happened.push('first week'),
    randomId: () => 'link-1',
  })
  return { adopt, asked, happened, subject: () => tab.keeper.tokens()?.subject, tab }
}

describe('tokens of a link', () => {
  it('[GRD-091] a visitor of the web is asked, with the name', async () => {
    const { adopt, asked, subject, happened } = aShop()
    expect(await adopt(await tokensOf('auth0|link'), 'web')).toBe('adopted')
    expect(asked).toEqual([
      '佐藤 花子 さんとしてログインしますか？ 開いたリンクにログイン情報が含まれています。お心当たりがないときは「いいえ」を選んでください。',
    ])
    expect([subject(), happened]).toEqual(['auth0|link', ['fetch https://identity.test/jwks', 'first week']])
  })

  it('[GRD-091] another member is asked, with both names, and leaves nothing behind', async () => {
    const { adopt, asked, subject, happened } = aShop({ here: 'member' })
    expect(await adopt(await tokensOf('auth0|link'), 'web')).toBe('adopted')
    expect(asked).toEqual([expect.stringMatching(/^佐藤 花子 さんに切り替えますか？.*鈴木 花子 さんがログイン/)])
    expect([subject(), happened.includes('forget')]).toEqual(['auth0|link', true])
  })

  it('[GRD-091] another member is asked without their name when it cannot be had', async () => {
    const { adopt, asked } = aShop({ here: 'member', present: new ApiError('OFFLINE', { call }) })
    expect(await adopt(await tokensOf('auth0|link'), 'web')).toBe('adopted')
    expect(asked).toEqual([
      '佐藤 花子 さんに切り替えますか？ 現在は別の方がログインしています。お心当たりがないときは「いいえ」を選んでください。',
    ])
  })

  it.each([
    { here: 'member' as const, stays: 'auth0|here' },
    { here: undefined, stays: undefined },
  ])('[GRD-091] who says no stays who they are: $stays', async ({ here, stays }) => {
    const { adopt, subject, happened } = aShop({ agrees: false, ...(here === undefined ? {} : { here }) })
    expect(await adopt(await tokensOf('auth0|link'), 'web')).toBe('declined')
    expect([subject(), happened.includes('forget')]).toEqual([stays, false])
  })

  it('of somebody whom the member base does not know are asked about without a name', async () => {
    const { adopt, asked } = aShop({ name: unknown })
    expect(await adopt(await tokensOf('auth0|link'), 'web')).toBe('adopted')
    expect(asked).toEqual([expect.stringMatching(/^組合員登録がお済みでない方としてログインしますか？/)])
  })

  it('of somebody whom the member base does not know are asked about by the address of their login', async () => {
    const { adopt, asked, tab } = aShop({ name: unknown })
    const idToken = await idTokenOf('auth0|link')
    expect(await adopt({ ...(await tokensOf('auth0|link')), idToken }, 'web')).toBe('adopted')
    expect(asked).toEqual([expect.stringMatching(/^hanako@todok\.example の方としてログインしますか？/)])
    expect(tab.keeper.tokens()?.idToken).toBe(idToken)
  })

  it('of the same member are taken where the own ones cannot be refreshed, without a question', async () => {
    const { adopt, asked, happened, tab } = aShop({ here: 'link' })
    const tokens = await tokensOf('auth0|here')
    expect(await adopt(tokens, 'web')).toBe('adopted')
    expect([asked, happened.includes('forget')]).toEqual([[], false])
    expect(tab.keeper.tokens()).toMatchObject({ accessToken: tokens.accessToken, expiresAt: aboutTenMinutesOn })
    expect(tab.keeper.tokens()).not.toHaveProperty('idToken')
  })

  it('of the same member change nothing: the own ones can be refreshed', async () => {
    const { adopt, asked, tab } = aShop({ here: 'member' })
    expect(await adopt(await tokensOf('auth0|here'), 'web')).toBe('adopted')
    expect([asked, tab.keeper.tokens()?.refreshToken]).toEqual([[], 'refresh-1'])
  })

  it('[GRD-069] of the app are taken without a question; another token begins at the first week', async () => {
    const { adopt, asked, subject, happened } = aShop({ here: 'link' })
    const tokens = await tokensOf('auth0|link')
    expect(await adopt(tokens, 'app')).toBe('adopted')
    expect([asked, subject(), happened.filter((one) => one === 'first week').length]).toEqual([[], 'auth0|link', 1])
    await adopt(tokens, 'app')
    expect(happened.filter((one) => one === 'first week')).toHaveLength(1)
  })

  it.each<{ says: string; shop: Parameters<typeof aShop>[0]; over?: object }>([
    { says: 'they are of another client', shop: {}, over: { client_id: 'other' } },
    { says: 'the keys do not come', shop: { keys: () => Promise.reject(new TypeError('Failed to fetch')) } },
    { says: 'the keys are none', shop: { keys: async () => Response.json(null) } },
    { says: 'the keys are a page of somebody', shop: { keys: async () => new Response('<!doctype html>') } },
    { says: 'the services do not say whose they are', shop: { name: refused } },
    { says: 'an answer that is none has a status', shop: { name: unreadable } },
    { says: 'nobody can say whose they are', shop: { name: new ApiError('OFFLINE', { call }) } },
  ])('[GRD-091] are refused, and nobody is asked, when $says', async ({ shop, over }) => {
    const { adopt, asked, subject } = aShop({ here: 'member', ...shop })
    expect(await adopt(await tokensOf('auth0|link', over), 'web')).toBe('refused')
    expect([asked, subject()]).toEqual([[], 'auth0|here'])
  })

  it('[GRD-058] end with their time: nothing refreshes them', async () => {
    const { adopt, tab } = aShop()
    const { accessToken, idToken } = await tokensOf('auth0|link')
    await adopt({ accessToken, idToken }, 'app')
    expect(tab.keeper.tokens()).not.toHaveProperty('refreshToken')
    expect(await tab.keeper.refreshedToken(accessToken)).toBeUndefined()
    expect(tab.ended).toEqual(['refused'])
  })
})
