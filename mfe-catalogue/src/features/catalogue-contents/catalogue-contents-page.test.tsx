import { describe, expect, it, jest } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { fakePlatform } from '@shop/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { openCatalogue } from '../../testing/open-catalogue.tsx'
import { answerCatalogueList, answerNumbers } from '../../testing/paper-catalogues.ts'
import { addressOf, type ContentMessage, isContentMessage } from './content-message.ts'

const partners = 'https://partners.shop.test'
const address = '/catalogue/contents/3/teiban'

function open(path = address, links: Record<string, string> = { catalogueContents: `${partners}/catalogue/contents` }) {
  answerCatalogueList()
  answerNumbers()
  const platform = fakePlatform({ path })
  platform.config = { ...platform.config, links }
  return openCatalogue(path, { platform })
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('コープ商品の特集')

async function say(data: unknown, over: Partial<MessageEventInit> = {}) {
  const source = (await frame()).contentWindow
  act(() => void dispatchEvent(new MessageEvent('message', { origin: partners, source, data, ...over })))
}

describe('a content page', () => {
  it('[CAT-004] [CAT-027] stands in a frame with a name, that can do as little as possible', async () => {
    open()
    const shown = await frame()
    expect(shown).toHaveAttribute('src', `${partners}/catalogue/contents/3/teiban?planningWeek=20261201`)
    expect(shown).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
    expect(shown).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(screen.getByRole('heading', { level: 1, name: 'コープ商品の特集' })).toBeInTheDocument()
  })

  it.each([
    { message: { type: 'toDetail', order_no: '104001' }, to: /^\/products\/20261201\/104001$/ },
    { message: { type: 'toCatalogueMain' }, to: /^\/catalogue\/main\/3$/ },
    { message: { type: 'toSearchResults', searchWord: '牛乳 パン' }, to: /^\/search\/results\?searchWord=%E7%89%9B/ },
    { message: { type: 'toCatalogueCategory', categoryId: '1501' }, to: /^\/catalogue\/category\/3\/1501$/ },
  ])('[CAT-027] leads on: $message.type', async ({ message, to }) => {
    const { platform } = open()
    const navigate = jest.spyOn(platform.navigation, 'navigate').mockImplementation(() => undefined)
    await say(message)
    expect(navigate.mock.calls.map(([path]) => path)).toEqual([expect.stringMatching(to)])
  })

  it.each([
    { says: 'another origin', message: { type: 'toCatalogueMain' }, over: { origin: 'https://evil.test' } },
    { says: 'the page itself', message: { type: 'toCatalogueMain' }, over: { source: window } },
    { says: 'a message of another kind', message: { type: 'toEverything' } },
    { says: 'an order number that is none', message: { type: 'toDetail', order_no: '../cart' } },
    { says: 'a message of the app', message: { type: 'navigate', payload: { url: '/cart/ordered' } } },
  ])('[CAT-027] [CAT-028] stays for $says', async ({ message, over = {} }) => {
    const { platform } = open()
    await say(message, over)
    expect(platform.navigation.path()).toBe(address)
  })

  it('[CAT-028] hears nothing where no address is configured, and says that there is nothing to see', async () => {
    open(address, {})
    expect(await screen.findByText('お探しの特集は見つかりませんでした')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'カタログの表紙へ' })).toHaveAttribute('href', '/catalogue/main/3')
    expect(document.querySelector('iframe')).toBeNull()
  })

  it.each(['..%2F..%2Fpages%2Fterms', 'a%3Fb', 'a%23b', '%3Cscript%3E', 'a'.repeat(65), 'javascript:alert(1)'])(
    'is not asked for by a name that is none: %s',
    async (name) => {
      open(`/catalogue/contents/3/${name}`)
      expect(await screen.findByText('お探しの特集は見つかりませんでした')).toBeInTheDocument()
      expect(document.querySelector('iframe')).toBeNull()
    },
  )

  it('[CAT-021] of a catalogue that is not offered leads to Main', async () => {
    answerNumbers(undefined, '77')
    const { platform } = open('/catalogue/contents/77/teiban')
    await waitFor(() => expect(platform.navigation.path()).toBe('/'))
  })

  it('[CAT-039] that has said nothing after 15 s has not come, and is loaded again at a press', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    try {
      open()
      const waitedFor = await frame()
      // As the error page of a browser does.
      fireEvent.load(waitedFor)
      expect(screen.getByText('特集を読み込み中です')).toBeInTheDocument()
      act(() => jest.advanceTimersByTime(15_000))
      expect(screen.getByText('特集を表示できませんでした')).toBeInTheDocument()
      fireEvent.click(screen.getByRole('button', { name: '再読み込み' }))
      await say({ type: 'ready' })
      act(() => jest.advanceTimersByTime(60_000))
      expect(screen.queryByText('特集を表示できませんでした')).toBeNull()
      expect(screen.queryByText('特集を読み込み中です')).toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })
})

const detail = (order_no: unknown) => ({ type: 'toDetail', order_no })
const search = (searchWord: unknown) => ({ type: 'toSearchResults', searchWord })
const category = (categoryId: unknown) => ({ type: 'toCatalogueCategory', categoryId })

describe('the messages of a content page', () => {
  it.each([
    detail('1'),
    detail('084612'),
    detail('999999'),
    search('牛乳'),
    search('a'.repeat(100)),
    category('0'),
    category('12345678'),
    { type: 'toCatalogueMain', more: 1 },
    { type: 'ready' },
  ])('[CAT-027] %j is one', (data) => expect(isContentMessage(data)).toBe(true))

  it.each([
    detail('0'),
    detail('000000'),
    detail('1000000'),
    detail('12-34'),
    detail('１２３'),
    detail(' 1'),
    detail(104001),
    detail(undefined),
    search(''),
    search('　 '),
    search('a'.repeat(101)),
    search(['牛乳']),
    search(null),
    category(''),
    category('-1'),
    category('123456789'),
    category('15/../../x'),
    category(15),
    { type: 'toDetail' },
    { type: 'toSearchResults' },
    { type: 'toCatalogueCategory' },
    'toCatalogueMain',
    null,
  ])('[CAT-027] [CAT-028] %j is none', (data) => expect(isContentMessage(data)).toBe(false))

  it.each([
    { message: { type: 'toSearchResults', searchWord: 'a&b=c#d' }, to: '/search/results?searchWord=a%26b%3Dc%23d' },
    {
      message: { type: 'toSearchResults', searchWord: '//evil.test' },
      to: '/search/results?searchWord=%2F%2Fevil.test',
    },
    { message: { type: 'toDetail', order_no: '101038' }, to: '/products/20261201/101038' },
    { message: { type: 'toDetail', order_no: '84612' }, to: '/limited/products/20261201/084612' },
  ] as { message: ContentMessage; to: string }[])(
    '[CAT-027] $message.type leads to $to, never out of the shop',
    ({ message, to }) => expect(addressOf(message, { catalogueId: '3', week: weekNumber('20261201') })).toBe(to),
  )
})
