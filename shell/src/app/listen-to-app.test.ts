import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type BridgeVersion, fromAppSince, type MessageFromAppType } from '@shop/shared/bridge'
import { favouritesChangedInApp } from './favourites.ts'
import { listenToApp } from './listen-to-app.ts'

const origin = 'https://shop.test'
const page = Object.assign(new EventTarget(), { location: { origin } }) as unknown as Window
let version: BridgeVersion = 3
/** All that has happened on the page. */
const happened: unknown[] = []
const note = (type: MessageFromAppType) => (said: unknown) => void happened.push([type, said])
listenToApp({
  page,
  version: () => version,
  on: {
    handshake: note('handshake'),
    favouriteChanged: note('favouriteChanged'),
    tokens: note('tokens'),
    tokensRefused: note('tokensRefused'),
    back: note('back'),
  },
})
type Sender = { source?: unknown; from?: string }
const say = (data: unknown, { source = page, from = origin }: Sender = {}) => {
  const event = new MessageEvent('message', { data, origin: from })
  Object.defineProperty(event, 'source', { value: source })
  page.dispatchEvent(event)
}
const good: Record<MessageFromAppType, object> = {
  handshake: { nonce: 'n-1', appBridge: 3, accessToken: 'a.b.c', idToken: 'd.e.f' },
  favouriteChanged: { orderNumber: '104001', isFavourite: false },
  tokens: { accessToken: 'a.b.c', idToken: 'd.e.f' },
  tokensRefused: {},
  back: { id: 'b-1' },
}
const types = Object.keys(good) as MessageFromAppType[]
const text = (type: unknown, payload?: unknown) => JSON.stringify({ type, payload })
const setHandler = () => void Object.assign(page, { todokApp: { postMessage: (said: unknown) => happened.push(said) } })

beforeEach(setHandler)
afterEach(() => {
  version = 3
  happened.length = 0
})

describe('a message of the app', () => {
  it.each(types)('[MOB-003] %s is heard in the one envelope', (type) => {
    say(text(type, good[type]))
    expect(happened).toEqual([[type, good[type]]])
  })

  it.each(types.flatMap((type) => ([1, 2, 3] as const).map((of) => ({ type, of }))))(
    '[MOB-003] $type of an app of version $of is heard where that version has it',
    ({ type, of }) => {
      version = of
      say(text(type, good[type]))
      expect(happened).toHaveLength(fromAppSince[type] <= of ? 1 : 0)
    },
  )
})

/** Nothing of this may be heard: who says it, from where, and in which shape. [reliability 30, 34, 35] */
const strangers: (Sender & { who: string })[] = [
  { who: 'a frame', source: { frame: true } },
  { who: 'another window', source: globalThis },
  { who: 'a channel', source: null },
  { who: 'a sandboxed frame', source: {}, from: 'null' },
  ...[
    '',
    'null',
    'https://partner.test',
    'http://shop.test',
    'https://shop.test:8443',
    'https://shop.test.evil.test',
  ].map((from) => ({ who: `the origin ${from}`, from })),
]
const broken = [undefined, null, 1, true, [], {}, '', '{', 'null', '1', '[]', '{}', '"back"', text('back').slice(1)]
const unknownTypes = [
  '',
  'login',
  'navigate',
  'tokens ',
  'Back',
  '__proto__',
  'constructor',
  'toString',
  1,
  null,
  ['back'],
  { type: 'back' },
]
const wrong: Record<MessageFromAppType, unknown[]> = {
  handshake: [
    undefined,
    null,
    1,
    'n-1',
    [],
    {},
    { nonce: '' },
    { nonce: 1 },
    { nonce: 'x'.repeat(101) },
    { nonce: 'n', accessToken: 1 },
  ],
  favouriteChanged: [1, 'x', true],
  tokens: [
    undefined,
    null,
    1,
    [],
    {},
    { accessToken: '' },
    { accessToken: 1 },
    { idToken: 'a' },
    { accessToken: 'a'.repeat(8001) },
  ],
  tokensRefused: [1, 'x', true],
  back: [undefined, null, 1, 'b-1', [], {}, { id: '' }, { id: 1 }, { id: 'x'.repeat(101) }, { id: null }],
}
const cases = [
  ...strangers.flatMap((sender) => types.map((type) => ({ ...sender, says: type, data: text(type, good[type]) }))),
  ...strangers.flatMap((sender) => broken.map((data, at) => ({ ...sender, says: `broken ${at}`, data }))),
  ...broken.map((data, at) => ({ who: 'the page', says: `broken ${at}`, data })),
  ...unknownTypes.flatMap((type) =>
    types.map((like) => ({
      who: 'the page',
      says: `${JSON.stringify(type)} like ${like}`,
      data: text(type, good[like]),
    })),
  ),
  ...types.flatMap((type) =>
    wrong[type].map((payload, at) => ({ who: 'the page', says: `${type} ${at}`, data: text(type, payload) })),
  ),
  ...types.map((type) => ({ who: 'the page', says: `${type} as an object`, data: { type, payload: good[type] } })),
]

describe('[MOB-024] what is no message of the app changes nothing', () => {
  it('is at least three hundred things', () => expect(cases.length).toBeGreaterThanOrEqual(300))

  it.each<Sender & { who: string; says: string; data: unknown }>(cases)('$who says $says', ({ data, ...sender }) => {
    say(data, sender)
    expect(happened).toEqual([])
  })

  it.each(types)('%s where there is no app', (type) => {
    Reflect.deleteProperty(page, 'todokApp')
    say(text(type, good[type]))
    expect(happened).toEqual([])
  })
})

describe('a changed favourite', () => {
  const told: unknown[] = []
  const bus = { publish: (...fact: unknown[]) => void told.push(fact) }
  afterEach(() => void told.splice(0))

  it('[MOB-017] [FAV-042] of a product is told as that', () => {
    favouritesChangedInApp(bus, { orderNumber: '104001', isFavourite: false })
    expect(told).toEqual([['favourite/changed', { orderNumber: '104001', isFavourite: false }]])
  })

  it.each([
    {},
    { orderNumber: 'x', isFavourite: true },
    { orderNumber: 104_001, isFavourite: true },
    { orderNumber: '104001' },
    { isFavourite: true },
  ])('[MOB-017] of no product that is known, %j, may be any', (said) => {
    favouritesChangedInApp(bus, said)
    expect(told).toEqual([['favourites/changed', {}]])
  })

  it.each([undefined, null])('[MOB-017] without a payload, %j, may be any', (payload) => {
    say(text('favouriteChanged', payload))
    expect(happened).toEqual([['favouriteChanged', {}]])
  })
})
