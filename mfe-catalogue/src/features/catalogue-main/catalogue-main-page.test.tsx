import { afterEach, describe, expect, it, jest } from '@jest/globals'
import {
  catalogueBannersCall,
  catalogueCategoryItemsCall,
  catalogueHashtagItemsCall,
  catalogueListCall,
  catalogueNumbersCall,
} from '@shop/shared/contract'
import { aMember, answer, refused, server } from '@shop/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { answerOrders, products } from '../../testing/catalogue-services.ts'
import { openCatalogue } from '../../testing/open-catalogue.tsx'
import {
  aBanner,
  aCatalogue,
  answerBanners,
  answerCatalogueList,
  answerHashtags,
  answerItems,
  answerNumbers,
  number,
  tiles,
} from '../../testing/paper-catalogues.ts'

const address = '/catalogue/main/3'

function answerAll() {
  answerCatalogueList()
  answerNumbers()
  answerBanners('upper', [aBanner('鍋', { lead: '巻頭特集' }), aBanner('えび'), aBanner('牛乳')])
  answerBanners('middle', [aBanner('お弁当'), aBanner('りんご')], '今号のおすすめ')
  answerBanners('lower', [aBanner('ほかのカタログも見る', { linkUrl: '/catalogs', text: '全5冊' })])
  answerOrders()
  return {
    items: answerItems({ category_list: tiles }),
    hashtags: answerHashtags([
      { name: '#旬の味覚', products: products(9) },
      { name: '時短', products: products(2, { orderNumber: '300001' }) },
      { name: '空', products: [] },
    ]),
  }
}

const region = (name: string) => screen.findByRole('region', { name })
const main = '/'

afterEach(() => void jest.restoreAllMocks())

describe('the page of a catalogue', () => {
  it.each([{ as: 'delivery' }, { as: 'visitor' }] as const)(
    '[CAT-002] [CAT-018] has logo, upper banners, tiles, middle banners, hashtags and the lower banner in this order, for $as',
    async ({ as }) => {
      answerAll()
      const { container } = openCatalogue(address, { as })
      await region('時短')
      await screen.findByText('ほかのカタログも見る')
      const order = [
        'コープ商品',
        '鍋',
        '売場からさがす',
        '今号のおすすめ',
        '#旬の味覚',
        '#時短',
        'ほかのカタログも見る',
      ]
      const heads = [...container.querySelectorAll('h1, h2, [data-banner] > b')].map(({ textContent }) => textContent)
      expect(heads.filter((head) => order.includes(head ?? ''))).toEqual(order)
      expect(container.querySelector('[data-logo] img')).toBeInTheDocument()
      expect(screen.getByText('毎日の定番・12月1週号・全52ページ')).toBeInTheDocument()
    },
  )

  it('[GRD-013] is named by the catalogue, and never as the shop alone', async () => {
    answerAll()
    const { platform } = openCatalogue(address)
    await waitFor(() => expect(platform.meta()?.values).toEqual({ catalogue: 'カタログ「コープ商品」' }))
  })

  it('[CAT-018] one that is on paper too can be leafed through', async () => {
    answerAll()
    answerCatalogueList({ catalogueList: [aCatalogue('3', 'トドック', { catalogueCode: '4010' })] })
    openCatalogue(address)
    expect(await screen.findByRole('link', { name: '紙面をめくって見る' })).toHaveAttribute(
      'href',
      '/catalogue?selectedBaitaiCode=4010',
    )
  })

  it('[CAT-018] [CAT-024] the tiles lead to their categories', async () => {
    answerAll()
    openCatalogue(address)
    const list = within(await screen.findByRole('list', { name: '売場からさがす' }))
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['卵・乳製品', '/catalogue/category/3/15'],
      ['その他', '/catalogue/category/3/0'],
    ])
  })

  it('[API-006] [API-020] [API-021] asks for the week, the member’s week category and the number of that week', async () => {
    const { items, hashtags } = answerAll()
    openCatalogue(address, { as: aMember('delivery', { weekCategory: '2' }) })
    await region('旬の味覚')
    expect(items).toEqual([{ catalogueId: '3', planningWeek: '20261201', weekCategory: '2' }])
    expect(hashtags).toEqual([{ catalogueId: '3', planningWeek: '20261201', number }])
  })

  it('[CAT-020] shows the banners of that number and of no other', async () => {
    answerAll()
    openCatalogue(address)
    await region('今号のおすすめ')
    expect(screen.queryByText('古い号')).toBeNull()
  })

  it('[CAT-018] a hashtag without a product is not there, and its sign stands once', async () => {
    answerAll()
    openCatalogue(address)
    expect(await screen.findByRole('heading', { name: '旬の味覚' })).toHaveTextContent(/^#旬の味覚$/)
    expect(screen.queryByRole('region', { name: /空/ })).toBeNull()
  })
})

describe('a catalogue that is not offered', () => {
  it.each([
    { says: 'no catalogue of the list', path: '/catalogue/main/99' },
    { says: 'no id', path: '/catalogue/main/..%2F3' },
    { says: 'a word', path: '/catalogue/main/abc' },
    { says: 'zero', path: '/catalogue/main/0' },
  ])('[CAT-021] leads to Main with a word: $says', async ({ path }) => {
    answerAll()
    answerNumbers(undefined, '99')
    const { platform } = openCatalogue(path)
    await waitFor(() => expect(platform.navigation.path()).toBe(main))
    expect(platform.notices.shown()).toMatchObject([{ title: 'このカタログは、今週はご覧いただけません' }])
  })

  it.each([
    { says: 'over', numbers: [{ number: 1, startPlanningWeek: '20260701', endPlanningWeek: '20261104' }] },
    { says: 'still to come', numbers: [{ number: 1, startPlanningWeek: '20261202', endPlanningWeek: '20270306' }] },
    { says: 'none', numbers: [] },
  ])('[CAT-020] [CAT-021] leads to Main when its number is $says', async ({ numbers }) => {
    answerAll()
    answerNumbers(numbers)
    const { platform } = openCatalogue(address)
    await waitFor(() => expect(platform.navigation.path()).toBe(main))
  })
})

describe('what cannot be read', () => {
  const calls = {
    list: () => answer(catalogueListCall, () => refused(500)),
    numbers: () => answer(catalogueNumbersCall('3'), () => refused(500)),
    upper: () => answer(catalogueBannersCall('3', 'upper'), () => refused(503)),
    middle: () => answer(catalogueBannersCall('3', 'middle'), () => refused(404)),
    lower: () => answer(catalogueBannersCall('3', 'lower'), () => refused(500)),
    hashtags: () => answer(catalogueHashtagItemsCall, () => refused(500)),
  }

  it.each(Object.keys(calls) as (keyof typeof calls)[])(
    '[CAT-022] [ERR-017] is missing without a word, and the rest stands: %s',
    async (name) => {
      answerAll()
      server.use(calls[name]())
      const { platform } = openCatalogue(address)
      expect(await screen.findByRole('link', { name: 'その他' })).toBeInTheDocument()
      if (name !== 'numbers') await screen.findByText(name === 'lower' ? '時短' : 'ほかのカタログも見る')
      expect(platform.navigation.path()).toBe(address)
      expect(platform.notices.shown()).toEqual([])
      expect(screen.queryByText(/表示できませんでした/)).toBeNull()
    },
  )

  it('[CAT-022] tiles that cannot be read can be asked for again in their place', async () => {
    answerAll()
    server.use(answer(catalogueCategoryItemsCall, () => refused(500)))
    const { user } = openCatalogue(address)
    const failed = await region('売場を表示できませんでした')
    expect(await region('旬の味覚')).toBeInTheDocument()
    answerItems({ category_list: tiles })
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByRole('link', { name: 'その他' })).toBeInTheDocument()
  })

  it('a catalogue without tiles has none', async () => {
    answerAll()
    answerItems()
    openCatalogue(address)
    await region('旬の味覚')
    await waitFor(() => expect(screen.queryByRole('region', { name: '売場からさがす' })).toBeNull())
  })
})

describe('the banner carousels', () => {
  const leader = (name: string) => screen.getByRole('region', { name }).querySelector('[data-place="0"] b')?.textContent

  it('[CAT-018] [BIZ-014] turn after 7000 ms, wrap around, and rest while somebody is with them', async () => {
    answerAll()
    openCatalogue(address)
    await region('今号の特集')
    await region('今号のおすすめ')
    jest.useFakeTimers()
    try {
      const press = (label: string) =>
        fireEvent.click(within(screen.getByRole('region', { name: '今号の特集' })).getByRole('button', { name: label }))
      press('前へ')
      expect(leader('今号の特集')).toBe('牛乳')
      act(() => jest.advanceTimersByTime(6999))
      expect(leader('今号の特集')).toBe('牛乳')
      act(() => jest.advanceTimersByTime(1))
      expect(leader('今号の特集')).toBe('鍋')
      press('自動再生を停止')
      act(() => jest.advanceTimersByTime(20_000))
      expect(leader('今号の特集')).toBe('鍋')
      press('自動再生を開始')
      fireEvent.pointerEnter(screen.getByRole('region', { name: '今号の特集' }))
      act(() => jest.advanceTimersByTime(20_000))
      expect(leader('今号の特集')).toBe('鍋')
    } finally {
      jest.useRealTimers()
    }
  })

  it('[CAT-018] the middle one has a title, and one banner alone no controls', async () => {
    answerAll()
    answerBanners('middle', [aBanner('お弁当')])
    openCatalogue(address)
    const middle = within(await region('特集'))
    expect(middle.getByRole('heading', { name: '特集' })).toBeInTheDocument()
    expect(middle.queryByRole('button')).toBeNull()
  })
})

describe('a hashtag row', () => {
  /** jsdom has no layout: how wide the row is, how wide its cards are, and where it stands. */
  function layOut(row: HTMLElement, { scrollWidth, clientWidth }: { scrollWidth: number; clientWidth: number }) {
    let left = 0
    const steps: unknown[] = []
    Object.defineProperties(row, {
      scrollWidth: { value: scrollWidth },
      clientWidth: { value: clientWidth },
      scrollLeft: { get: () => left },
    })
    row.scrollBy = ((options: ScrollToOptions) => {
      steps.push(options)
      left = Math.max(0, Math.min(scrollWidth - clientWidth, left + (options.left ?? 0)))
      fireEvent.scroll(row)
    }) as typeof row.scrollBy
    return steps
  }

  const atWidth = (isMobile: boolean) =>
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: isMobile && media.includes('959.98px'),
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    )

  async function openRow(isMobile: boolean, widths: { scrollWidth: number; clientWidth: number }) {
    atWidth(isMobile)
    answerAll()
    openCatalogue(address, { as: 'visitor' })
    const area = within(await region('旬の味覚'))
    const row = area.getByRole('list', { name: '旬の味覚' })
    await waitFor(() => expect(within(row).getAllByRole('article')).toHaveLength(9))
    const steps = layOut(row, widths)
    const button = (name: string) => area.getByRole('button', { name: `旬の味覚を${name}へ送る` })
    return { row, steps, back: button('前'), on: button('次') }
  }

  it.each([
    { where: 'a desktop page', isMobile: false, px: 720 },
    { where: 'a phone', isMobile: true, px: 240 },
  ])('[CAT-019] [BIZ-014] goes $px px at a step on $where', async ({ isMobile, px }) => {
    const { row, steps, on, back } = await openRow(isMobile, { scrollWidth: 5000, clientWidth: 300 })
    fireEvent.scroll(row)
    await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'false'))
    fireEvent.click(on)
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'))
    fireEvent.click(back)
    expect(steps).toEqual([
      { left: px, behavior: 'smooth' },
      { left: -px, behavior: 'smooth' },
    ])
  })

  it('[CAT-019] [BIZ-014] looks where it stands 50 ms after the last move, and its arrows know the ends', async () => {
    const { row, steps, on, back } = await openRow(false, { scrollWidth: 1500, clientWidth: 1000 })
    jest.useFakeTimers()
    try {
      expect(back).toHaveAttribute('aria-disabled', 'true')
      fireEvent.click(back)
      expect(steps).toEqual([])
      fireEvent.scroll(row)
      act(() => jest.advanceTimersByTime(50))
      expect(on).toHaveAttribute('aria-disabled', 'false')
      fireEvent.click(on)
      act(() => jest.advanceTimersByTime(40))
      fireEvent.scroll(row)
      act(() => jest.advanceTimersByTime(49))
      expect(on).toHaveAttribute('aria-disabled', 'false')
      act(() => jest.advanceTimersByTime(1))
      expect(on).toHaveAttribute('aria-disabled', 'true')
      expect(back).toHaveAttribute('aria-disabled', 'false')
      fireEvent.click(on)
      expect(steps).toHaveLength(1)
    } finally {
      jest.useRealTimers()
    }
  })

  it('[CAT-019] keeps the focus on the arrow that was pressed last', async () => {
    const { row, on } = await openRow(false, { scrollWidth: 1500, clientWidth: 1000 })
    fireEvent.scroll(row)
    await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'false'))
    on.focus()
    fireEvent.click(on)
    await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'true'))
    expect(on).toHaveFocus()
  })
})
