import { describe, expect, it } from '@jest/globals'
import { productCall, productSearchSuggestCall } from '@shop/shared/contract'
import { searchHistoryKey } from '@shop/shared/search'
import {
  type Asked,
  answer,
  aProduct,
  productWire,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
} from '@shop/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { SearchForm } from './search-form.tsx'

const { name: historyKey } = searchHistoryKey

const yoghurt = {
  keyword_list: [{ keyword: 'ヨーグルト' }, { keyword: '飲むヨーグルト' }],
  category_list: [
    { category_code: '15_1502', category_name: '乳製品', parent_category_name: null, count: 80 },
    {
      category_code: '15_1502_150201',
      category_name: 'ヨーグルト・プリン',
      parent_category_name: '卵・乳製品',
      count: 34,
    },
  ],
}
const milk = answer(productCall, ({ query }) =>
  query.orderNo === '104001' ? productWire(aProduct({ orderNumber: '104001' })) : refused(404, 'CSP9001'),
)

function show(options: ScreenOptions & { history?: string[]; suggest?: (typed: string) => object } = {}) {
  const asked: Asked<typeof productSearchSuggestCall>['query'][] = []
  server.use(
    answer(productSearchSuggestCall, ({ query }) => {
      asked.push(query)
      return options.suggest === undefined ? yoghurt : options.suggest(query.searchWord)
    }),
  )
  const page = renderScreen(
    <>
      <SearchForm />
      <button type="button">elsewhere</button>
    </>,
    options,
  )
  page.platform.storage.local.write(historyKey, options.history ?? [])
  return { ...page, asked }
}

const box = () => screen.getByRole('combobox', { name: '商品をさがす' })
const listed = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const isListed = (...texts: string[]) => waitFor(() => expect(listed()).toEqual(texts))
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('what the search box does with what is typed', () => {
  it.each([
    { typed: '牛乳', word: '牛乳' },
    { typed: '　無塩　バター　', word: '無塩　バター' },
    { typed: '1234567', word: '1234567' },
  ])('[K-01] searches for $typed, for a visitor too, and asks nobody to log in', async ({ typed, word }) => {
    const { user, platform } = show({ as: 'visitor' })
    await user.type(box(), `${typed}{Enter}`)
    await waitFor(() =>
      expect(platform.navigation.path()).toBe(`/search/results?searchWord=${encodeURIComponent(word)}`),
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each(['', '   ', '　'])('[CHR-045] does nothing for a blank "%s"', async (typed) => {
    const { user, platform } = show({ path: '/category', history: ['牛乳'] })
    await user.type(box(), `${typed}{Enter}`)
    expect(platform.navigation.path()).toBe('/category')
    expect(platform.storage.local.read(historyKey)).toEqual(['牛乳'])
  })

  it.each([
    { id: 'CHR-046', typed: '104001' },
    { id: 'CHR-047', typed: '１０４００１' },
  ])('[$id] [CHR-059] goes from $typed to the product of the chosen week', async ({ typed }) => {
    server.use(milk)
    const { user, platform } = show()
    await user.type(box(), `${typed}{Enter}`)
    await waitFor(() => expect(platform.navigation.path()).toBe('/products/20261201/104001'))
    expect(platform.storage.local.read(historyKey)).toEqual([typed])
  })

  it.each([
    { says: 'there is no such product', reply: () => refused(404, 'CSP9001') },
    { says: 'it cannot be looked up', reply: () => refused(500) },
  ])('[CHR-059] searches for the digits when $says', async ({ reply }) => {
    server.use(answer(productCall, reply))
    const { user, platform } = show()
    await user.type(box(), '999999{Enter}')
    await waitFor(() => expect(platform.navigation.path()).toBe('/search/results?searchWord=999999'))
  })

  it('[ORD-062] [CHR-048] asks a visitor to log in before it looks up a number', async () => {
    const { user, platform } = show({ as: 'visitor' })
    await user.type(box(), '104001{Enter}')
    await user.click(await screen.findByRole('button', { name: 'はい、ログイン画面へ移動する' }))
    expect(platform.logins()).toBe(1)
    expect(platform.navigation.path()).toBe('/')
  })

  it('does not pull back who has gone elsewhere meanwhile', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let isAsked = false
    server.use(
      answer(productCall, async () => {
        isAsked = true
        await held
        return refused(404, 'CSP9001')
      }),
    )
    const { user, platform } = show()
    await user.type(box(), '104001{Enter}')
    await waitFor(() => expect(isAsked).toBe(true))
    act(() => platform.navigation.navigate('/category'))
    release()
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(platform.navigation.path()).toBe('/category')
  })

  it.each([
    { browser: 'most browsers', event: { isComposing: true, keyCode: 229 } },
    { browser: 'Safari, after the composition', event: { isComposing: false, keyCode: 229 } },
  ])('[CHR-044] takes the Enter that ends a conversion in $browser for no search', ({ event }) => {
    show()
    // The browser would submit the form with it next.
    expect(fireEvent.keyDown(box(), { key: 'Enter', ...event })).toBe(false)
    expect(fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 })).toBe(true)
  })

  it('shows the word of the results, and leaves what is typed alone elsewhere', async () => {
    const { user, platform } = show({ path: '/search/results?searchWord=%E7%89%9B%E4%B9%B3' })
    expect(box()).toHaveValue('牛乳')
    await user.clear(box())
    await user.type(box(), 'たまご')
    act(() => platform.navigation.navigate('/category'))
    expect(box()).toHaveValue('たまご')
    act(() => platform.navigation.navigate('/search/results?searchWord=%E8%B1%86%E8%85%90'))
    expect(box()).toHaveValue('豆腐')
  })

  it('leaves what is typed after a search, before its results are drawn', async () => {
    const { user, platform } = show()
    await user.type(box(), '牛乳')
    platform.navigation.subscribe(() => fireEvent.change(box(), { target: { value: 'たまご' } }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(platform.navigation.path()).toMatch(/searchWord=/))
    expect(box()).toHaveValue('たまご')
  })
})

describe('the list under the search box', () => {
  it('[CHR-043] [CHR-051] shows the last words while nothing is typed, and searches for one again', async () => {
    const { user, platform } = show({ history: ['食パン', '牛乳'] })
    await user.click(box())
    await isListed('食パン', '牛乳')
    expect(screen.getByRole('listbox', { name: '検索の候補' })).toBeInTheDocument()
    await user.click(screen.getByRole('option', { name: '牛乳' }))
    await waitFor(() => expect(platform.navigation.path()).toMatch(/^\/search\/results/))
    expect(platform.storage.local.read(historyKey)).toEqual(['牛乳', '食パン'])
    expect(box()).toHaveValue('牛乳')
    expect(listed()).toEqual([])
  })

  it('[CHR-043] [CHR-049] shows keywords and categories of what is typed, and leads to both', async () => {
    const { user, platform, asked } = show({ history: ['食パン'] })
    await user.type(box(), 'ヨーグル')
    await isListed('ヨーグルト', '飲むヨーグルト', '卵・乳製品 › ヨーグルト・プリン34件', '食パン')
    expect(asked).toEqual([{ planningWeek: '20261201', searchWord: 'ヨーグル', categoryLimit: 10, keywordLimit: 10 }])
    await user.click(screen.getByRole('option', { name: /ヨーグルト・プリン/ }))
    expect(platform.navigation.path()).toMatch(/^\/category\/15\/1502\/150201\//)
  })

  it('[AX-17] is walked through by the keyboard, and says where it is', async () => {
    const { user, platform } = show({ history: ['一', '二', '三'] })
    await user.click(box())
    await isListed('一', '二', '三')
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    expect(within(screen.getByRole('search')).getByRole('status')).toHaveTextContent('候補3件')

    const steps: string[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp']) {
      await user.keyboard(`{${key}}`)
      steps.push(`${key} ${active() ?? 'box'}`)
    }
    expect(steps).toEqual([
      'ArrowDown 一',
      'ArrowDown 二',
      'End 三',
      'ArrowDown box',
      'ArrowUp 三',
      'Home 一',
      'ArrowUp box',
    ])
    await user.keyboard('{Escape}')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    expect(box()).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(platform.navigation.path()).toBe(`/search/results?searchWord=${encodeURIComponent('二')}`),
    )
  })

  it('[CHR-044] leaves the arrows of a conversion to the input method', async () => {
    const { user } = show({ history: ['一'] })
    await user.click(box())
    await isListed('一')
    expect(fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true, keyCode: 229 })).toBe(true)
    expect(active()).toBeUndefined()
  })

  it('[CHR-052] forgets one word, by its button or by Delete, and all of them', async () => {
    const { user, platform } = show({ history: ['一', '二', '三', '四'] })
    await user.click(box())
    await isListed('一', '二', '三', '四')
    await user.click(screen.getByRole('button', { name: '「二」を履歴から削除' }))
    expect(listed()).toEqual(['一', '三', '四'])
    expect(box()).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}{Delete}')
    expect(listed()).toEqual(['一', '四'])
    expect(platform.storage.local.read(historyKey)).toEqual(['一', '四'])
    await user.click(screen.getByRole('button', { name: '履歴をすべて削除' }))
    expect(listed()).toEqual([])
    expect(platform.storage.local.read(historyKey)).toBeUndefined()
  })

  it('closes when the focus goes elsewhere, and not within the box', async () => {
    const { user } = show({ history: ['一'] })
    await user.click(box())
    await isListed('一')
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: '「一」を履歴から削除' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'elsewhere' }))
    expect(listed()).toEqual([])
  })

  it('[CHR-050] is a box without suggestions while they fail', async () => {
    const { user, platform, asked } = show({ suggest: () => refused(503), history: ['食パン'] })
    await user.type(box(), '牛')
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    await isListed('食パン')
    expect(screen.getByRole('alert', { name: 'エラー' })).toBeEmptyDOMElement()
    await user.keyboard('乳{Enter}')
    await waitFor(() => expect(platform.navigation.path()).toMatch(/searchWord=/))
  })
})
