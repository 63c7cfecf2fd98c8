import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { errorMessagesCall, orderListCall, webCataloguesCall, webCatalogueTicketCall } from '@shop/shared/contract'
import { currentOrderQuery } from '@shop/shared/product/order'
import { answer, aPlanningWeek, beginSession, fakePlatform, refused, server, theNextWeek } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { openCatalogue } from '../../testing/open-catalogue.tsx'

const partners = 'https://partners.shop.test'
const week = aPlanningWeek().number

/** The fields that were posted, and into which frame. */
type Post = { target: string; action: string; fields: Record<string, string> }
const posts: Post[] = []

beforeEach(() => {
  posts.length = 0
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value] as const)
    posts.push({ target: this.target, action: this.action, fields: Object.fromEntries(fields) })
  })
  server.use(
    answer(webCataloguesCall, { catalogue_list: [] }),
    answer(webCatalogueTicketCall, ({ time }) => ({ ticket: `ticket-${time}` })),
    answer(errorMessagesCall, {
      errorMessages: [{ code: 'CSP50002', title: '受付は終了しました', message: '次の週をお選びください。' }],
    }),
  )
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

type Options = NonNullable<Parameters<typeof openCatalogue>[1]>

function open(path = '/catalogue', options: Options = {}, address = `${partners}/web-catalogue`) {
  const platform = fakePlatform({ path, ...options })
  Object.assign(platform.config.links, { webCatalogue: address })
  return openCatalogue(path, { ...options, platform })
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Webカタログの紙面')
const posted = async (count = 1) => {
  await waitFor(() => expect(posts).toHaveLength(count))
  return posts.at(-1) as Post
}
const say = (data: unknown, origin = partners) =>
  act(() => void dispatchEvent(new MessageEvent('message', { origin, source: frame().contentWindow, data })))

describe('the post', () => {
  it('[CAT-005] [CAT-029] [CAT-096] goes into the frame, with the ticket of this member and this week', async () => {
    const asked: unknown[] = []
    server.use(
      answer(webCatalogueTicketCall, ({ body }) => {
        asked.push(body)
        return { ticket: 'secret' }
      }),
    )
    open('/catalogue?selectedBaitaiCode=4030&page=12')
    const { action, target, fields } = await posted()
    expect(asked).toEqual([{ planning_week: week, input_status: 9111 }])
    expect(action).toBe(`${partners}/web-catalogue`)
    expect(target).toBe(frame().name)
    expect(fields).toEqual({
      ticket: 'secret',
      setPlanTimeCode: week,
      baitaiCode: '4030',
      page: '12',
      todokWebFlag: '1',
    })
  })

  it('[CAT-097] carries an empty ticket for a visitor, who asks for none', async () => {
    server.use(answer(webCatalogueTicketCall, () => refused(500)))
    open('/catalogue?page=0', { as: 'visitor' })
    expect((await posted()).fields).toEqual({
      ticket: '',
      setPlanTimeCode: week,
      baitaiCode: '4010',
      todokWebFlag: '1',
    })
  })

  it('[CAT-097] [CAT-030] never carries the access token; a member without a medium goes on where they left off', async () => {
    open('/catalogue?selectedBaitaiCode=abc')
    const { fields } = await posted()
    expect(fields['baitaiCode']).toBe('')
    expect(JSON.stringify(fields)).not.toContain('access-token')
  })

  it('[MOB-020] asks in the app for a ticket of the app', async () => {
    const asked: number[] = []
    server.use(
      answer(webCatalogueTicketCall, ({ body }) => {
        asked.push(body.input_status)
        return { ticket: 'app' }
      }),
    )
    open('/catalogue', { entry: 'app' })
    await posted()
    expect(asked).toEqual([9211])
  })

  it('[CAT-029] is made anew, into another frame, when the week or the login has changed', async () => {
    open('/catalogue')
    const first = await posted()
    beginSession('delivery', [theNextWeek()])
    const second = await posted(2)
    expect(second.fields['setPlanTimeCode']).toBe(theNextWeek().number)
    beginSession('visitor', [theNextWeek()])
    const third = await posted(3)
    expect(third.fields['ticket']).toBe('')
    expect(new Set([first, second, third].map(({ target }) => target)).size).toBe(3)
  })

  it('is not made before a week is open', async () => {
    open('/catalogue', { weeks: [] })
    expect(await screen.findByText('ただいまご注文を受け付けている週はありません')).toBeInTheDocument()
    expect(posts).toEqual([])
  })
})

describe('what the frame says', () => {
  async function openAndPost(options: Options = {}) {
    const opened = open('/catalogue', options)
    await posted()
    return opened
  }
  const notices = () => screen.getByRole('status', { name: 'お知らせ' })
  const errors = () => screen.getByRole('alert', { name: 'エラー' })

  it('[CAT-032] required asks a visitor to log in, once', async () => {
    const { user, platform } = await openAndPost({ as: 'visitor' })
    say({ type: 'required' })
    say({ type: 'required' })
    const dialog = await screen.findByRole('dialog', {
      name: 'ご注文をするにはログインする必要があります。ログイン画面へ移動しますか？',
    })
    await user.click(within(dialog).getByRole('button', { name: /いいえ|移動しない/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    say({ type: 'required' })
    await user.click(await screen.findByRole('button', { name: /はい|移動する/ }))
    expect(platform.logins()).toBe(1)
  })

  it.each([
    { id: 'CAT-033', cart: 'update', text: '注文しました' },
    { id: 'CAT-034', cart: 'cancel', text: '注文内容を変更しました' },
  ])('[$id] cart=$cart has the order read anew and says $text', async ({ cart, text }) => {
    let reads = 0
    server.use(
      answer(orderListCall, ({ time }) => {
        reads = time
        return { total_count: 0, order_list: [] }
      }),
    )
    const { platform } = await openAndPost()
    const heard: unknown[] = []
    platform.bus.subscribe('order/changed', (fact) => void heard.push(fact))
    const { queryKey } = currentOrderQuery(platform.api, week)
    await act(() => platform.queryClient.fetchQuery(currentOrderQuery(platform.api, week)))
    say({ type: 'cart', cart })
    expect(notices()).toHaveTextContent(text)
    await waitFor(() => expect(platform.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true))
    expect(heard).toEqual([{ week }])
    expect(reads).toBe(1)
  })

  it('[CAT-033] tells a visitor of no order', async () => {
    await openAndPost({ as: 'visitor' })
    say({ type: 'cart', cart: 'update' })
    expect(notices()).toBeEmptyDOMElement()
  })

  it.each([
    { code: 'CSP50002', text: '受付は終了しました 次の週をお選びください。（エラーコード：CSP50002）' },
    { code: 'XYZ1', text: 'ご注文を受け付けられませんでした （エラーコード：XYZ1）' },
  ])('[CAT-035] error $code is told with its code', async ({ code, text }) => {
    await openAndPost()
    say({ type: 'error', code })
    await waitFor(() => expect(errors()).toHaveTextContent(text))
  })

  it('[CAT-035] an error is told with its code when there are no words to be had', async () => {
    server.use(answer(errorMessagesCall, () => refused(500)))
    await openAndPost()
    say({ type: 'error', code: 'CSP50002' })
    await waitFor(() => expect(errors()).toHaveTextContent('（エラーコード：CSP50002）'))
  })

  it('[CAT-035] [CAT-097] a spent ticket is replaced, and the frame opens where the member left off', async () => {
    open('/catalogue?selectedBaitaiCode=4030&page=12')
    await posted()
    say({ type: 'error', code: 'CSP50015' })
    expect((await posted(2)).fields).toEqual({
      ticket: 'ticket-2',
      setPlanTimeCode: week,
      baitaiCode: '',
      todokWebFlag: '1',
    })
    expect(errors()).toHaveTextContent('CSP50015')
  })

  it('[CAT-036] [ERR-007] catalogError CSP1001 leads to Main, in place of this address', async () => {
    const { platform } = await openAndPost()
    say({ type: 'catalogError', code: 'CSP1001', message: '終了したカタログです。' })
    expect(platform.navigation.path()).toBe('/')
    expect(await screen.findByRole('heading', { name: '別の画面' })).toBeInTheDocument()
    act(() => platform.navigation.go(-1))
    expect(platform.navigation.path()).toBe('/')
  })

  it('[CAT-037] catalogError with a message is told as text, titled カタログエラー', async () => {
    await openAndPost()
    say({ type: 'catalogError', message: '<b>休止</b>しています。' })
    expect(errors()).toHaveTextContent('カタログエラー <b>休止</b>しています。')
    expect(errors().querySelector('b')).toBeNull()
  })

  it('[CAT-037] catalogError with another code and no message is told with the code', async () => {
    await openAndPost()
    say({ type: 'catalogError', code: 'CSP1002' })
    expect(errors()).toHaveTextContent('カタログエラー エラーコード：CSP1002')
  })

  it.each([
    ['of another origin', { type: 'cart', cart: 'update' }, 'https://evil.test'],
    ['of no shape that is known', { cart: 'update' }, partners],
  ])('[CAT-028] nothing comes of a message %s', async (_, data, origin) => {
    await openAndPost()
    say(data, origin)
    expect(notices()).toBeEmptyDOMElement()
  })
})

describe('a frame that does not come', () => {
  const title = 'カタログを表示できませんでした'

  it('[CAT-039] is given up after 15 seconds, with another try and a way to the list', async () => {
    const { user } = open('/catalogue?selectedBaitaiCode=4030')
    await posted()
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    beginSession('visitor', [aPlanningWeek()])
    await act(() => jest.advanceTimersByTimeAsync(14_900))
    expect(screen.queryByRole('region', { name: title })).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(200))
    const failed = screen.getByRole('region', { name: title })
    expect(screen.getAllByRole('link', { name: 'カタログ一覧を見る' })[0]).toHaveAttribute('href', '/catalogs')
    jest.useRealTimers()
    const before = posts.length
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect((await posted(before + 1)).fields['baitaiCode']).toBe('4030')
    expect(screen.queryByRole('region', { name: title })).toBeNull()
  })

  it('[CAT-039] is not given up once it has said something, and comes back when it says so late', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    open('/catalogue', { as: 'visitor' })
    await act(() => jest.advanceTimersByTimeAsync(15_100))
    expect(screen.getByRole('region', { name: title })).toBeInTheDocument()
    say({ type: 'ready' })
    expect(screen.queryByRole('region', { name: title })).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(screen.queryByRole('region', { name: title })).toBeNull()
  })

  it('[CAT-039] says so at once without a ticket, and tries again', async () => {
    server.use(answer(webCatalogueTicketCall, ({ time }) => (time === 1 ? refused(500) : { ticket: 'second' })))
    const { user } = open()
    const failed = await screen.findByRole('region', { name: title })
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect((await posted()).fields['ticket']).toBe('second')
  })

  it('[CAT-039] says so where no address is configured', async () => {
    open('/catalogue', { as: 'visitor' }, '')
    expect(await screen.findByRole('region', { name: title })).toBeInTheDocument()
    expect(posts).toEqual([])
  })
})

describe('beside the frame', () => {
  const entry = { catalogueCode: '4030', catalogueName: 'ちいさなトドック', imagePath: '/x.webp', tint: '#E1EED6' }

  it('[CAT-038] stand the catalogues of the week, by its number, the shown one marked', async () => {
    const asked: string[] = []
    server.use(
      answer(webCataloguesCall, ({ query }) => {
        asked.push(query.planningWeek)
        const other = { ...entry, catalogueCode: '4010', catalogueName: 'トドック' }
        return {
          catalogue_list: [
            { ...entry, catalogueOrder: 2 },
            { ...other, catalogueOrder: 1 },
          ],
        }
      }),
    )
    open('/catalogue?selectedBaitaiCode=4030')
    const links = within(await screen.findByRole('navigation', { name: 'カタログの種類' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
      ['トドック', '/catalogue?selectedBaitaiCode=4010', null],
      ['ちいさなトドック', '/catalogue?selectedBaitaiCode=4030', 'page'],
    ])
    expect(asked).toEqual([week])
  })

  it('[CAT-038] the frame is there when the list is not', async () => {
    server.use(answer(webCataloguesCall, () => refused(500)))
    open()
    await posted()
    expect(screen.queryByRole('navigation', { name: 'カタログの種類' })).toBeNull()
  })

  it('stand the same goods by number, category and list', async () => {
    open()
    const ways = within(screen.getByRole('region', { name: '同じ商品を、番号や一覧からも注文できます' }))
    const links = ways.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['注文番号から探す', '/cart/ordered?mode=inputNumber'],
      ['カテゴリからさがす', '/category'],
      ['カタログ一覧を見る', '/catalogs'],
    ])
    await posted()
  })
})
