import { describe, expect, it } from '@jest/globals'
import { productSearchCall, productSearchSuggestCall, searchConditionsCall } from '@shop/shared/contract'
import { dispatchSession } from '@shop/shared/session'
import { answer, aPlanningWeek, refused, server, theNextWeek } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  answerCategories,
  answerOrders,
  answerSearch,
  answerSearchPage,
  products,
} from '../../testing/catalogue-services.ts'
import { openCatalogue } from '../../testing/open-catalogue.tsx'

const names = () => [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent)
const heading = () => screen.getByRole('heading', { level: 1 })
const searchFor = (word: string, rest = '') => `/search/results?searchWord=${encodeURIComponent(word)}${rest}`

async function open(word: string, count: number, options: Parameters<typeof openCatalogue>[1] = {}) {
  const asked = answerSearch(products(count))
  const orders = answerOrders()
  const opened = openCatalogue(searchFor(word), options)
  if (count > 0) await waitFor(() => expect(names()).not.toHaveLength(0))
  return { ...opened, asked, orders }
}

describe('the results of a search', () => {
  it('[CAT-092] shows the word as it was typed and sends it in one width', async () => {
    const { asked } = await open('ﾖｰｸﾞﾙﾄ　低糖', 2)
    expect(heading()).toHaveTextContent('「ﾖｰｸﾞﾙﾄ 低糖」の検索結果')
    expect(asked[0]).toMatchObject({ searchWord: 'ヨーグルト 低糖', planningWeek: '20261201', sort: '-1' })
    expect(names()).toEqual(['商品1', '商品2'])
  })

  it('[GRD-012] puts the word into the title', async () => {
    const { platform } = await open('牛乳', 1)
    expect(platform.meta()).toEqual({ values: { word: '「牛乳」' } })
  })

  it.each([
    { as: 'visitor', isViewMode: 1 },
    { as: 'delivery', isViewMode: undefined },
  ] as const)('[CAT-089] says whether a visitor asks: $as', async ({ as, isViewMode }) => {
    const { asked } = await open('牛乳', 1, { as })
    expect(asked[0]?.isViewMode).toBe(isViewMode)
  })

  it('[CAT-082] reads thirty at a time until all are there', async () => {
    const { user, asked } = await open('牛乳', 34, { as: 'visitor' })
    expect(asked[0]).toMatchObject({ limit: 30, offset: 0 })
    expect(screen.getByText('34件中 30件を表示')).toBeInTheDocument()
    await user.click(screen.getByText('次の商品を表示する'))
    await screen.findByText('34件中 34件を表示')
    expect(asked[1]).toMatchObject({ limit: 30, offset: 30 })
    await waitFor(() => expect(names()).toHaveLength(34))
    expect(screen.queryByText('次の商品を表示する')).not.toBeInTheDocument()
  })

  it('keeps the word when the order changes', async () => {
    const { user, platform, asked } = await open('牛乳 & パン', 2)
    await user.click(screen.getByRole('link', { name: '価格が高い' }))
    expect(new URLSearchParams(platform.navigation.current().search).get('searchWord')).toBe('牛乳 & パン')
    await waitFor(() => expect(names()).toEqual(['商品2', '商品1']))
    expect(asked.at(-1)).toMatchObject({ searchWord: '牛乳 & パン', sort: '-3' })
  })

  it('reads an order that nobody knows as the recommended one', async () => {
    const asked = answerSearch(products(1))
    answerOrders()
    openCatalogue(searchFor('牛乳', '&sort=9'))
    await waitFor(() => expect(asked[0]?.sort).toBe('-1'))
    await screen.findByText('商品1')
  })

  it('[CAT-091] orders as a search', async () => {
    const { user, orders } = await open('牛乳', 1)
    await user.click(screen.getByRole('button', { name: /^注文する/ }))
    await waitFor(() => expect(orders.writes).toMatchObject([{ did: 'put', inputStatus: 63 }]))
  })

  it('[CAT-057] leads to the product with where it was found', async () => {
    await open('牛乳', 1)
    expect(screen.getByRole('link', { name: '商品1' })).toHaveAttribute('href', '/products/20261201/200001/search')
  })
})

describe('a search that finds nothing', () => {
  it('[CAT-085] says so in the member’s own word and shows ways on', async () => {
    await open('ﾖｰｸﾞﾙﾄ', 0)
    expect(await screen.findByText('「ﾖｰｸﾞﾙﾄ」に一致する商品が見つかりませんでした')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'カテゴリから探す' })).toHaveAttribute('href', '/category')
    expect(screen.getByRole('link', { name: '注文番号から探す' })).toHaveAttribute(
      'href',
      '/cart/ordered?mode=inputNumber',
    )
  })

  it.each(['999999', '９９９９９９'])(
    '[CHR-059] says of the number %s that there is no such product',
    async (typed) => {
      await open(typed, 0)
      expect(await screen.findByText('商品が見つかりませんでした')).toBeInTheDocument()
      expect(screen.getByText('注文番号をご確認ください')).toBeInTheDocument()
      expect(screen.queryByText(/に一致する/)).not.toBeInTheDocument()
    },
  )

  it('asks a visitor who wants to order by number to log in', async () => {
    const { user, platform } = await open('zzz', 0, { as: 'visitor' })
    await user.click(await screen.findByRole('button', { name: '注文番号から探す' }))
    const question = await screen.findByRole('dialog', {
      name: 'ログイン後のみ使用できる機能となります。ログイン画面へ移動しますか？',
    })
    await user.click(within(question).getByRole('button', { name: /はい/ }))
    await waitFor(() => expect(platform.logins()).toBe(1))
  })
})

describe('without results to show', () => {
  it('says that it waits', () => {
    answerSearch([])
    server.use(answer(productSearchCall, () => new Promise<Response>(() => undefined)))
    openCatalogue(searchFor('牛乳'))
    expect(screen.getByText('商品を読み込み中です')).toBeInTheDocument()
  })

  it('says what failed, and tries again', async () => {
    answerSearch([])
    server.use(answer(productSearchCall, () => refused(503)))
    const { user } = openCatalogue(searchFor('牛乳'), { as: 'visitor' })
    const failed = await screen.findByRole('region', { name: '商品を表示できませんでした' })
    answerSearch(products(1))
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByText('商品1')).toBeInTheDocument()
  })
})

describe('a search without a word', () => {
  it.each(['/search/results', '/search/results?searchWord=', searchFor(' 　 ')])(
    '[CAT-010] %s leads to the page that helps to find one, in place of itself',
    async (path) => {
      answerSearchPage()
      const { platform } = openCatalogue(path)
      await waitFor(() => expect(platform.navigation.path()).toBe('/search'))
      expect(heading()).toHaveTextContent('商品をさがす')
      await screen.findByText('牛乳')
      await screen.findByText('野菜')
      act(() => platform.navigation.go(-1))
      expect(platform.navigation.path()).toBe('/search')
    },
  )
})

const facet = {
  large_class: [
    { code: '15', name: '卵・乳製品', count: 18 },
    { code: '17', name: '菓子・飲料', count: 9 },
  ],
  search_cond: [
    { code: 'web', name: 'Web限定', count: 11 },
    { code: 'special', name: '本気特価', count: 15 },
  ],
  pict: [{ code: 'p_domestic', name: '国産原料', count: 2 }],
}
const group = (name: string) => within(screen.getByRole('group', { name }))
const query = (platform: { navigation: { current(): { search: string } } }) =>
  Object.fromEntries(new URLSearchParams(platform.navigation.current().search))
const chips = () =>
  within(screen.getByRole('list', { name: '選んだ条件' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const visitor = { as: 'visitor' } as const

async function openNarrowable(rest = '', options: Parameters<typeof openCatalogue>[1] = visitor) {
  const asked = answerSearch(products(3), ({ category, searchCond }) => ({
    facet: {
      ...facet,
      // As the service may leave out what leads to nothing.
      search_cond: category === undefined ? facet.search_cond : facet.search_cond.slice(1),
    },
    ...(searchCond === 'p_domestic' ? { total_count: 0, product_basic_info_list: [] } : {}),
  }))
  server.use(
    answer(searchConditionsCall, {
      searchConditions: [
        { code: 'web', name: 'Web限定', displayOrder: 2 },
        { code: 'special', name: '本気特価', displayOrder: 1 },
      ],
    }),
  )
  if (options.as !== 'visitor') answerOrders()
  const opened = openCatalogue(searchFor('牛乳', rest), options)
  await screen.findByRole('region', { name: 'しぼり込み' })
  return { ...opened, asked }
}

describe('the filter', () => {
  it('[CAT-081] offers categories, conditions and pictograms with their counts', async () => {
    await openNarrowable()
    const names = (title: string) =>
      group(title)
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent)
    expect(names('売場')).toEqual(['卵・乳製品18件', '菓子・飲料9件'])
    await waitFor(() => expect(names('種類')).toEqual(['本気特価15件', 'Web限定11件']))
    expect(names('こだわり')).toEqual(['国産原料2件'])
  })

  it('[CAT-083] offers conditions in their display order', async () => {
    await openNarrowable()
    await waitFor(() =>
      expect(
        group('種類')
          .getAllByRole('checkbox')
          .map((box) => box.closest('label')?.textContent),
      ).toEqual(['本気特価15件', 'Web限定11件']),
    )
  })

  it('[CAT-011] [CAT-084] stands in the address and is asked of the service', async () => {
    const { user, platform, asked } = await openNarrowable()
    await user.click(screen.getByRole('checkbox', { name: /卵・乳製品/ }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ category: '15', offset: 0 }))
    await user.click(screen.getByRole('checkbox', { name: /本気特価/ }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ category: '15', searchCond: 'special' }))
    expect(query(platform)).toEqual({ searchWord: '牛乳', category: '15', searchCond: 'special' })
    await waitFor(() => expect(chips()).toEqual(['卵・乳製品を外す', '本気特価を外す', 'すべて解除']))
  })

  it('[CAT-011] a link with all of it gives the same', async () => {
    const rest = '&category=15&searchCond=special&baikaFrom=500&baikaTo=3000&didYouMeanFlg=1&sort=3'
    const { asked } = await openNarrowable(rest)
    expect(asked[0]).toMatchObject({
      searchWord: '牛乳',
      category: '15',
      searchCond: 'special',
      baikaFrom: 500,
      baikaTo: 3000,
      didYouMeanFlg: 1,
      sort: '3',
    })
    await waitFor(() =>
      expect(chips()).toEqual(['卵・乳製品を外す', '本気特価を外す', '500円〜3,000円を外す', 'すべて解除']),
    )
    expect(screen.getByRole('checkbox', { name: /卵・乳製品/ })).toBeChecked()
    expect(screen.getByRole('textbox', { name: '下限価格' })).toHaveValue('500')
  })

  it('[CHR-053] keeps what is offered for the word, also what leads to nothing now', async () => {
    const { user } = await openNarrowable()
    await user.click(screen.getByRole('checkbox', { name: /卵・乳製品/ }))
    const web = screen.getByRole('checkbox', { name: /Web限定/ })
    await waitFor(() => expect(web).toBeDisabled())
    expect(web.closest('label')).toHaveTextContent('Web限定0件')
    await user.click(screen.getByRole('button', { name: 'すべて解除' }))
    await waitFor(() => expect(web).toBeEnabled())
    expect(web.closest('label')).toHaveTextContent('Web限定11件')
  })

  it('says how many are left, of results and of values', async () => {
    const { user } = await openNarrowable()
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    await user.click(screen.getByRole('checkbox', { name: /卵・乳製品/ }))
    await waitFor(() => expect(said()).toContain('条件1つ おすすめ順 3件'))
    expect(said()).toContain('しぼり込みの候補 売場2、こだわり1、種類1')
  })

  it('keeps the old list in sight while the new one is on its way, and the focus', async () => {
    const { user } = await openNarrowable()
    await waitFor(() => expect(names()).not.toHaveLength(0))
    server.use(answer(productSearchCall, () => new Promise<Response>(() => undefined)))
    const box = screen.getByRole('checkbox', { name: /卵・乳製品/ })
    await user.click(box)
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull())
    expect(names()).toEqual(['商品1', '商品2', '商品3'])
    expect(box).toBeChecked()
    expect(box).toHaveFocus()
  })

  it('gives the focus on when a chip is taken away', async () => {
    const { user, platform } = await openNarrowable('&category=15&searchCond=special')
    await user.click(await screen.findByRole('button', { name: '卵・乳製品 を外す' }))
    expect(query(platform)).toEqual({ searchWord: '牛乳', searchCond: 'special' })
    await waitFor(() => expect(screen.getByRole('button', { name: '本気特価 を外す' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'すべて解除' }))
    expect(query(platform)).toEqual({ searchWord: '牛乳' })
  })

  it('[CAT-084] narrows by prices of either width, and keeps what is none beside its error', async () => {
    const { user, platform } = await openNarrowable()
    const [from, to] = ['下限価格', '上限価格'].map((name) => screen.getByRole('textbox', { name })) as [
      HTMLElement,
      HTMLElement,
    ]
    await user.type(from, '五百')
    await user.type(to, '３，０００{Enter}')
    expect(from).toHaveValue('五百')
    expect(from).toHaveFocus()
    expect(from).toHaveAccessibleDescription('金額を数字で入力してください（例：1000）')
    expect(query(platform)).toEqual({ searchWord: '牛乳' })
    await user.clear(from)
    await user.type(from, '５００{Enter}')
    expect(query(platform)).toEqual({ searchWord: '牛乳', baikaFrom: '500', baikaTo: '3000' })
    expect(from).not.toHaveAccessibleDescription()
  })

  it.each([
    { rest: '&baikaFrom=3000&baikaTo=500', error: '下限は上限以下の金額にしてください', value: '3000' },
    { rest: '&baikaFrom=abc', error: '金額を数字で入力してください（例：1000）', value: 'abc' },
  ])('[CAT-084] does not narrow by $rest, and says so', async ({ rest, error, value }) => {
    const { asked } = await openNarrowable(rest)
    expect(asked[0]).not.toHaveProperty('baikaFrom')
    expect(asked[0]).not.toHaveProperty('baikaTo')
    const from = screen.getByRole('textbox', { name: '下限価格' })
    expect(from).toHaveValue(value)
    expect(from).toHaveAccessibleDescription(error)
    expect(screen.getByText('価格の指定を確認できなかったため、価格ではしぼり込んでいません。')).toBeInTheDocument()
  })

  it('[CAT-100] says of a value that is not offered any more, and takes it away', async () => {
    answerCategories()
    const { user, platform } = await openNarrowable('&category=99')
    expect(await screen.findByText(/今週はない条件が選ばれているため/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '今週はない条件 を外す' }))
    expect(query(platform)).toEqual({ searchWord: '牛乳' })
    await waitFor(() => expect(screen.queryByText(/今週はない条件が/)).not.toBeInTheDocument())
  })

  it('[CAT-085] offers to take all away when nothing is left', async () => {
    const { user, platform } = await openNarrowable('&searchCond=p_domestic')
    await screen.findByText('選んだ条件に合う商品が見つかりませんでした')
    expect(screen.queryByText(/に一致する/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '条件をすべて解除' }))
    expect(query(platform)).toEqual({ searchWord: '牛乳' })
    expect(await screen.findByText('商品1')).toBeInTheDocument()
  })

  it('[CAT-042] [CAT-100] is cleared by another order', async () => {
    const { user, platform, asked } = await openNarrowable('&category=15')
    await waitFor(() => expect(names()).not.toHaveLength(0))
    await user.click(screen.getByRole('link', { name: '価格が高い' }))
    await waitFor(() => expect(query(platform)).toEqual({ searchWord: '牛乳', sort: '-3' }))
    await waitFor(() => expect(asked.at(-1)?.sort).toBe('-3'))
    expect(asked.at(-1)).not.toHaveProperty('category')
  })

  it('[CAT-100] is cleared by another week', async () => {
    const { platform, asked } = await openNarrowable('&category=15', {
      ...visitor,
      weeks: [aPlanningWeek(), theNextWeek()],
    })
    act(() => dispatchSession({ type: 'weekSwitched', to: theNextWeek().number }))
    await waitFor(() => expect(query(platform)).toEqual({ searchWord: '牛乳' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ planningWeek: theNextWeek().number }))
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('category'))
  })
})

describe('the filter of a phone', () => {
  const open = async (rest = '') => {
    const opened = await openNarrowable(rest)
    await opened.user.click(await screen.findByRole('button', { name: /^しぼり込み/ }))
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'しぼり込み' })) }
  }

  it('[CAT-081] says how many products there would be, and changes nothing before it is sent', async () => {
    const { user, dialog, platform, asked } = await open()
    await dialog.findByText('3件の商品があります')
    await user.click(dialog.getByRole('checkbox', { name: /国産原料/ }))
    await dialog.findByText('0件の商品があります')
    expect(asked.at(-1)).toMatchObject({ searchCond: 'p_domestic' })
    expect(query(platform)).toEqual({ searchWord: '牛乳' })
    await user.click(dialog.getByRole('checkbox', { name: /国産原料/ }))
    await user.click(dialog.getByRole('checkbox', { name: /本気特価/ }))
    await user.click(dialog.getByRole('button', { name: 'この条件で見る' }))
    await waitFor(() => expect(query(platform)).toEqual({ searchWord: '牛乳', searchCond: 'special' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('is left by Esc as it was', async () => {
    const { user, dialog, platform } = await open('&category=15')
    await user.click(dialog.getByRole('button', { name: 'すべて解除' }))
    expect(dialog.getByRole('checkbox', { name: /卵・乳製品/ })).not.toBeChecked()
    await user.click(dialog.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(query(platform)).toEqual({ searchWord: '牛乳', category: '15' })
    expect(screen.getByRole('button', { name: /^しぼり込み/ })).toHaveFocus()
  })

  it('[CAT-084] stays open for a price that is none', async () => {
    const { user, dialog, platform } = await open()
    const to = dialog.getByRole('textbox', { name: '上限価格' })
    await user.type(to, '千円')
    await user.click(dialog.getByRole('button', { name: 'この条件で見る' }))
    expect(to).toHaveFocus()
    expect(to).toHaveValue('千円')
    expect(to).toHaveAccessibleDescription('金額を数字で入力してください（例：1000）')
    expect(query(platform)).toEqual({ searchWord: '牛乳' })
  })

  it('says when it cannot count', async () => {
    const { user, dialog } = await open()
    server.use(answer(productSearchCall, () => refused(500)))
    await user.click(dialog.getByRole('checkbox', { name: /本気特価/ }))
    expect(await dialog.findByText('件数を表示できませんでした')).toBeInTheDocument()
  })
})

describe('words that may have been meant', () => {
  it('[CAT-081] [CAT-084] lead to results that carry the mark of it', async () => {
    answerCategories()
    const asked = answerSearch(products(1), { did_you_mean: ['飲むヨーグルト'] })
    const { user, platform } = openCatalogue(searchFor('よーぐると', '&category=15'), visitor)
    const meant = within(await screen.findByRole('list', { name: 'もしかして：' }))
    await user.click(meant.getByRole('link', { name: '飲むヨーグルト' }))
    expect(query(platform)).toEqual({ searchWord: '飲むヨーグルト', didYouMeanFlg: '1' })
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ searchWord: '飲むヨーグルト', didYouMeanFlg: 1 }))
    await waitFor(() => expect(heading()).toHaveTextContent('「飲むヨーグルト」の検索結果'))
    await waitFor(() => expect(names()).toEqual(['商品1']))
  })

  it('[CAT-085] stand where nothing was found, beside categories that have to do with them', async () => {
    answerSearch([], { did_you_mean: ['アボカド'] })
    server.use(
      answer(productSearchSuggestCall, ({ query: { searchWord } }) => ({
        keyword_list: [],
        category_list:
          searchWord === 'アボカド' ? [{ category_code: '11_1105_110501', category_name: 'アボカド', count: 3 }] : [],
      })),
    )
    openCatalogue(searchFor('アボガド'), visitor)
    await screen.findByText('「アボガド」に一致する商品が見つかりませんでした')
    expect(within(screen.getByRole('list', { name: 'もしかして：' })).getByRole('link')).toHaveTextContent('アボカド')
    const related = within(await screen.findByRole('list', { name: '関連するカテゴリ' }))
    expect(related.getByRole('link', { name: 'アボカド' })).toHaveAttribute('href', '/category/11/1105/110501/-1')
  })

  it('are not missed when related categories cannot be had', async () => {
    answerSearch([])
    server.use(answer(productSearchSuggestCall, () => refused(500)))
    openCatalogue(searchFor('zzz'), visitor)
    expect(await screen.findByText('「zzz」に一致する商品が見つかりませんでした')).toBeInTheDocument()
    expect(screen.queryByText('関連するカテゴリ')).not.toBeInTheDocument()
  })
})

describe('the steps of the results', () => {
  it('[CAT-011] [CAT-082] stand in the address', async () => {
    const { user, platform, asked } = await open('牛乳', 70, visitor)
    await user.click(screen.getByText('次の商品を表示する'))
    await screen.findByText('70件中 60件を表示')
    expect(query(platform)).toEqual({ searchWord: '牛乳', page: '2' })
    expect(asked.map(({ offset }) => offset)).toEqual([0, 30])
  })

  it('[CAT-011] [CAT-082] are all loaded again for a link', async () => {
    const asked = answerSearch(products(70))
    openCatalogue(searchFor('牛乳', '&page=2'), visitor)
    await screen.findByText('70件中 60件を表示')
    expect(asked.map(({ offset }) => offset)).toEqual([0, 30])
    expect(screen.getByText('次の商品を表示する')).toBeInTheDocument()
  })

  it('[CAT-082] a link beyond the end shows all there is', async () => {
    const asked = answerSearch(products(31))
    openCatalogue(searchFor('牛乳', '&page=34'), visitor)
    await screen.findByText('31件中 31件を表示')
    expect(asked.map(({ offset }) => offset)).toEqual([0, 30])
  })

  it('keep what is there when more cannot be had, and try again once', async () => {
    const { user } = await open('牛乳', 40, visitor)
    let failed = 0
    server.use(
      answer(productSearchCall, () => {
        failed += 1
        return refused(500)
      }),
    )
    await user.click(screen.getByText('次の商品を表示する'))
    const region = await screen.findByRole('region', { name: '続きの商品を表示できませんでした' })
    await waitFor(() => expect(names()).toHaveLength(30))
    expect(failed).toBe(1)
    answerSearch(products(40))
    await user.click(within(region).getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByText('40件中 40件を表示')).toBeInTheDocument()
  })
})

describe('what cannot be searched for as it is', () => {
  it('[CAT-092] a word of 1,000 characters is cut, and said to be', async () => {
    const asked = answerSearch(products(1))
    openCatalogue(searchFor('牛'.repeat(1000)), visitor)
    await screen.findByText('商品1')
    expect(asked[0]?.searchWord).toBe('牛'.repeat(100))
    expect(screen.getByText('長い言葉のため、はじめの100文字で検索しています。')).toBeInTheDocument()
    expect(heading()).toHaveTextContent(`「${'牛'.repeat(100)}…」の検索結果`)
  })

  it.each([
    { says: 'HTML', reply: () => new Response('<html>', { headers: { 'content-type': 'text/html' } }) },
    { says: 'nothing', reply: () => new Response('') },
    { says: '500', reply: () => refused(500) },
  ])('says so in its own place when the service answers with $says', async ({ reply }) => {
    answerSearch([])
    server.use(answer(productSearchCall, reply))
    openCatalogue(searchFor('牛乳'), visitor)
    expect(await screen.findByRole('region', { name: '商品を表示できませんでした' })).toBeInTheDocument()
    expect(heading()).toHaveTextContent('「牛乳」の検索結果')
  })

  it('lives without the names of the conditions', async () => {
    await openNarrowable()
    server.use(answer(searchConditionsCall, () => refused(500)))
    expect(group('種類').getAllByRole('checkbox')).toHaveLength(2)
  })
})
