import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { schema } from '@shop/shared/platform'
import { render } from '@testing-library/react'
import { useRef } from 'react'
import { originOf, useFrameMessages } from './index.ts'

const partners = 'https://partners.shop.test'

const message = schema.union([
  schema.object({
    type: schema.literal('toDetail'),
    order_no: schema.custom<string>((value) => typeof value === 'string' && /^\d{6}$/.test(value)),
  }),
  schema.object({ type: schema.literal('toCatalogueMain') }),
])
const isMessage = (data: unknown) => schema.is(message, data)

const heard = jest.fn<(message: unknown) => void>()
beforeEach(() => void heard.mockReset())

function Screen({ origin, hasFrame = true }: { origin: string | undefined; hasFrame?: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useFrameMessages(frame, { origin, isMessage, on: heard })
  return (
    <>
      {hasFrame ? <iframe ref={frame} title="特集" /> : null}
      <iframe title="広告" />
    </>
  )
}

type Sources = Record<'frame' | 'other' | 'page' | 'nobody', MessageEventSource | null>

function open(origin: string | undefined = partners) {
  const { container, rerender, unmount } = render(<Screen origin={origin} />)
  const [frame, other] = [...container.querySelectorAll('iframe')]
  const sources: Sources = {
    frame: frame?.contentWindow ?? null,
    other: other?.contentWindow ?? null,
    page: window,
    nobody: null,
  }
  return { sources, unmount, removeFrame: () => rerender(<Screen origin={origin} hasFrame={false} />) }
}

const say = (message: MessageEventInit) => dispatchEvent(new MessageEvent('message', message))

const good = [
  ['toDetail', { type: 'toDetail', order_no: '101038' }],
  ['toCatalogueMain', { type: 'toCatalogueMain' }],
] as const

const wrongOrigins = [
  '',
  'null',
  '*',
  'https://shop.test',
  'http://partners.shop.test',
  'https://partners.shop.test:8443',
  'https://partners.shop.test/',
  'https://partners.shop.test.',
  ' https://partners.shop.test',
  'https://PARTNERS.shop.test',
  'HTTPS://partners.shop.test',
  'https://partners.shop.test.evil.test',
  'https://evil.test/https://partners.shop.test',
  'https://evil-partners.shop.test',
  'https://partners-shop.test',
  'https://partners.shop.test@evil.test',
  'https://partners.shop.test#',
  'https://partners.shop.test?',
  'https://рartners.shop.test',
  'file://',
  'data:',
  'about:blank',
  'blob:https://partners.shop.test',
  'javascript:0',
] as const

const wrongSources = ['other', 'page', 'nobody'] as const

const wrongShapes: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  1,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  10n,
  '',
  'toDetail',
  'toCatalogueMain',
  'cart=update',
  '{"type":"toCatalogueMain"}',
  'javascript:alert(1)',
  [],
  ['toCatalogueMain'],
  [{ type: 'toCatalogueMain' }],
  {},
  new Date(0),
  new Map([['type', 'toCatalogueMain']]),
  new Set(['toCatalogueMain']),
  new ArrayBuffer(8),
  new Uint8Array(4),
  new Error('toCatalogueMain'),
  /toCatalogueMain/,
  new Blob(['toCatalogueMain']),
  { Type: 'toCatalogueMain' },
  { type: null },
  { type: undefined },
  { type: 1 },
  { type: true },
  { type: '' },
  { type: 'toMain' },
  { type: 'TOCATALOGUEMAIN' },
  { type: ' toCatalogueMain' },
  { type: 'toCatalogueMain ' },
  { type: 'toCatalogMain' },
  { type: 'toEverything' },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'toString' },
  { type: ['toCatalogueMain'] },
  { type: { type: 'toCatalogueMain' } },
  { type: new String('toCatalogueMain') },
  { message: { type: 'toCatalogueMain' } },
  { data: { type: 'toCatalogueMain' } },
  { payload: { type: 'toCatalogueMain' } },
  JSON.parse('{"__proto__":{"type":"none"}}'),
  // The type is right, what belongs to it is not.
  ...[
    undefined,
    null,
    true,
    0,
    101038,
    101038n,
    Number.NaN,
    '',
    ' ',
    '10103',
    '1010381',
    '-10103',
    '+10103',
    '1e5000',
    '10.103',
    ' 101038',
    '101038 ',
    '101038\n',
    '１０１０３８',
    '10103８',
    '101038/../../cart',
    '../../..',
    '//evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    '%31%30%31%30%33%38',
    '101 038',
    '101,038',
    '0x1010',
    '101038\u0000',
    '\u202E101038',
    'a'.repeat(100_000),
    ['101038'],
    { order_no: '101038' },
    new String('101038'),
    new Date(0),
    new Map(),
  ].map((order_no) => ({ type: 'toDetail', order_no })),
  { type: 'toDetail', orderNo: '101038' },
  { type: 'toDetail', order_No: '101038' },
  { type: 'toDetail', 'order_no ': '101038' },
  { type: 'toDetail', payload: { order_no: '101038' } },
]

type Wrong = { why: string; origin: string; source: keyof Sources; data: unknown }

const shown = (value: unknown) => String(value).replaceAll(/\s/gu, ' ').slice(0, 40)

/** Each differs from a message that is heard in one thing; at the end, in everything. */
const wrong: readonly Wrong[] = [
  ...good.flatMap(([name, data]) =>
    wrongOrigins.map((origin): Wrong => ({ why: `${name} of the origin '${origin}'`, origin, source: 'frame', data })),
  ),
  ...good.flatMap(([name, data]) =>
    wrongSources.map((source): Wrong => ({ why: `${name} of ${source}`, origin: partners, source, data })),
  ),
  ...wrongShapes.map((data, at): Wrong => {
    const why = `shape ${at}: ${Array.isArray(data) ? 'a list' : typeof data} ${shown(data)}`
    return { why, origin: partners, source: 'frame', data }
  }),
  ...wrongShapes.map((data, at): Wrong => {
    return { why: `shape ${at} of the page itself`, origin: 'https://shop.test', source: 'page', data }
  }),
]

describe('messages of an embedded page', () => {
  it.each(good)('[CAT-028] %s is heard from the frame, at its origin, in its shape', (_name, data) => {
    const { sources } = open()
    say({ origin: partners, source: sources.frame, data })
    expect(heard.mock.calls).toEqual([[data]])
  })

  it('[CAT-028] are held against at least 200 wrong ones', () => expect(wrong.length).toBeGreaterThanOrEqual(200))

  it.each(wrong)('[CAT-028] does nothing at all: $why', ({ origin, source, data }) => {
    const { sources } = open()
    say({ origin, source: sources[source], data })
    expect(heard).not.toHaveBeenCalled()
    // And does not make it deaf.
    say({ origin: partners, source: sources.frame, data: { type: 'toCatalogueMain' } })
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('[CAT-028] is deaf without a configured origin, even to a frame without one', () => {
    const { sources } = open('null')
    say({ origin: 'null', source: sources.frame, data: { type: 'toCatalogueMain' } })
    expect(heard).not.toHaveBeenCalled()
  })

  it('[CAT-028] is deaf once the frame is gone', () => {
    const { sources, removeFrame } = open()
    const source = sources.frame
    removeFrame()
    say({ origin: partners, source, data: { type: 'toCatalogueMain' } })
    say({ origin: partners, source: null, data: { type: 'toCatalogueMain' } })
    expect(heard).not.toHaveBeenCalled()
  })

  it('hears nothing after the screen was left', () => {
    const { sources, unmount } = open()
    const source = sources.frame
    unmount()
    say({ origin: partners, source, data: { type: 'toCatalogueMain' } })
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('the configured origin', () => {
  it.each([
    ['https://partners.shop.test/catalogue/contents', 'https://partners.shop.test'],
    ['http://localhost:3400/x?y=1#z', 'http://localhost:3400'],
    ['/catalogue', undefined],
    ['', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['todok://top', undefined],
    [undefined, undefined],
  ])('[CAT-028] of %s is %s', (address, origin) => expect(originOf(address)).toBe(origin))
})
