import { describe, expect, it, jest } from '@jest/globals'
import { appCategoriesCall, categoryProductsCall } from '@shop/shared/contract'
import { refetchHearts } from '@shop/shared/product/favourite'
import { aMember, answer, aProduct, createGate, fakePlatform, productWire, refused, server } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { answerCategoryProducts, answerOrders, products } from '../../testing/catalogue-services.ts'
import { openCatalogue } from '../../testing/open-catalogue.tsx'

// Sixty cards are much for jsdom on a busy machine.

const address = '/category/13/1301/0/-1'

// By selector: asking many cards for their roles takes jsdom seconds.
const names = () => [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent)
const more = async () => (await screen.findByText('次の商品を表示する')).closest('button') as HTMLButtonElement
const visitor = { as: 'visitor' } as const

async function open(count: number, path = address, options: Parameters<typeof openCatalogue>[1] = {}) {
  const asked = answerCategoryProducts(products(count))
  const orders = answerOrders()
  const opened = openCatalogue(path, options)
  if (count > 0) await waitFor(() => expect(names()).not.toHaveLength(0))
  return { ...opened, asked, orders }
}

describe('the products of a category', () => {
  it('[CAT-009] asks for the category of the address, in its order', async () => {
    const { asked } = await open(3, '/category/13/1301/130101/3')
    expect(asked[0]).toMatchObject({
      planningWeek: '20261201',
      largeCategoryCd: '13',
      middleCategoryCd: '1301',
      smallCategoryCd: '130101',
      sort: '3',
      offset: 0,
    })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('秋鮭')
    expect(screen.getByText('3', { selector: 'b' }).parentElement).toHaveTextContent('3件')
  })

  it('[CAT-090] names the office of a member and none for a visitor', async () => {
    const member = aMember('delivery', { officeCode: '010', branchCode: '0101' })
    const { asked, unmount } = await open(1, address, { as: member })
    expect(asked[0]).toMatchObject({ officeCode: '010', branchCode: '0101' })
    unmount()
    const second = await open(1, address, { as: 'visitor' })
    expect(second.asked[0]).not.toHaveProperty('officeCode')
  })

  it('stands below the levels above it', async () => {
    await open(1)
    const path = within(screen.getByRole('navigation', { name: '現在の位置' }))
    await path.findByText('魚・海産')
    expect(path.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '注文トップ',
      'カテゴリ',
      '魚・海産',
      '鮭・鱒',
    ])
  })

  it('[GRD-013] is named by the category once that is known', async () => {
    const { platform } = await open(1)
    await waitFor(() => expect(platform.meta()?.values).toEqual({ category: '鮭・鱒' }))
  })

  it('orders as a category', async () => {
    const { user, orders } = await open(1)
    await user.click(await screen.findByRole('button', { name: /^注文する/ }))
    await waitFor(() => expect(orders.writes).toMatchObject([{ did: 'put', no: '200001', inputStatus: 9101 }]))
  })

  it('[ORD-061] shows a visitor no order and no heart', async () => {
    await open(2, address, { as: 'visitor' })
    expect(screen.getAllByRole('button', { name: /^ログインして購入する/ })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^注文する/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /お気に入り/ })).not.toBeInTheDocument()
  })
})

describe('the levels below', () => {
  it('lead to their lists, keep the order, and mark the current one', async () => {
    await open(1, '/category/13/1301/0/-3')
    const filter = within(await screen.findByRole('navigation', { name: 'カテゴリのしぼり込み' }))
    const middle = within(filter.getByRole('list', { name: '中分類' }))
    expect(middle.getByRole('link', { name: 'すべて 174 件' })).toHaveAttribute('href', '/category/13/0/0/-3')
    expect(middle.getByRole('link', { current: true })).toHaveTextContent('鮭・鱒 28件')
    const small = within(await filter.findByRole('list', { name: '小分類' }))
    expect(small.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/category/13/1301/0/-3',
      '/category/13/1301/130101/-3',
      '/category/13/1301/130102/-3',
    ])
  })

  it('stay away when their names cannot be had, and the products stay', async () => {
    answerCategoryProducts(products(1))
    answerOrders()
    server.use(answer(appCategoriesCall, () => refused(500)))
    openCatalogue(address)
    expect(await screen.findByRole('article', { name: '商品1' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('カテゴリ'))
    expect(screen.getByRole('navigation', { name: '現在の位置' })).toHaveTextContent(/^注文トップカテゴリ$/)
    expect(screen.queryByRole('navigation', { name: 'カテゴリのしぼり込み' })).not.toBeInTheDocument()
  })
})

describe('the order of the list', () => {
  it('[CAT-042] stands in the address, and the list follows it', async () => {
    const { user, asked, platform } = await open(40, address, visitor)
    const sorts = within(screen.getByRole('navigation', { name: '並び順' }))
    expect(sorts.getByRole('link', { current: true })).toHaveTextContent('おすすめ')
    await user.click(sorts.getByRole('link', { name: '価格が高い' }))
    expect(sorts.getByRole('link', { current: true })).toHaveTextContent('価格が高い')
    await waitFor(() => expect(platform.navigation.path()).toBe('/category/13/1301/0/-3'))
    await waitFor(() => expect([...new Set(asked.map(({ sort }) => sort))]).toEqual(['-1', '-3']))
    await screen.findByText('商品40')
    expect(sorts.getByRole('link', { current: true })).toHaveTextContent('価格が高い')
  })

  it('[CAT-042] [K-172] is chosen from a list as well, which is what a phone shows', async () => {
    const { user, platform } = await open(3, address, visitor)
    const select = screen.getByRole('combobox', { name: '並び順' })
    expect(select).toHaveDisplayValue('おすすめ')
    await user.selectOptions(select, '価格が安い')
    await waitFor(() => expect(platform.navigation.path()).toBe('/category/13/1301/0/3'))
    expect(select).toHaveDisplayValue('価格が安い')
  })

  it('is told with the count when the list is there', async () => {
    const { user } = await open(40, address, visitor)
    await user.click(screen.getByRole('link', { name: '価格が安い' }))
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('価格が安い順 40件'),
    )
  })

  it('keeps the old list in sight while the new one is on its way', async () => {
    const { user } = await open(3)
    server.use(answer(categoryProductsCall, () => new Promise<Response>(() => undefined)))
    await user.click(screen.getByRole('link', { name: '人気' }))
    await waitFor(() =>
      expect(screen.getByRole('article', { name: '商品1' }).closest('[aria-busy]')).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
    expect(names()).toEqual(['商品1', '商品2', '商品3'])
  })

  it('is the old one again where the way to another is refused', async () => {
    const { user, platform } = await open(3)
    const current = () => screen.getByRole('navigation', { name: '並び順' }).querySelector('[aria-current]')
    jest.spyOn(platform.navigation, 'navigate').mockImplementation(() => undefined)
    await user.click(screen.getByRole('link', { name: '人気' }))
    expect(current()).toHaveTextContent('人気')
    await waitFor(() => expect(current()).toHaveTextContent('おすすめ'))
  })

  it.each(['0', 'price', '-4'])('%s is none: the address becomes the recommended one', async (sort) => {
    const { platform, asked } = await open(1, `/category/13/1301/0/${sort}`)
    expect(platform.navigation.path()).toBe(address)
    expect(asked.map((query) => query.sort)).toEqual(['-1'])
    act(() => platform.navigation.go(-1))
    expect(platform.navigation.path()).toBe(address)
  })
})

describe('the steps of the list', () => {
  it('[CAT-041] [BIZ-005] adds 200 at a press until all are there', async () => {
    const { user, asked } = await open(203, address, visitor)
    await waitFor(() => expect(names()).toHaveLength(200))
    expect(screen.getByText('203件中 200件を表示')).toBeInTheDocument()
    await user.click(await more())
    await screen.findByText('203件中 203件を表示')
    await waitFor(() => expect(names()).toHaveLength(203))
    expect(screen.queryByText('次の商品を表示する')).not.toBeInTheDocument()
    expect(asked.map(({ limit, offset }) => [limit, offset])).toEqual([
      [30, 0],
      [170, 30],
      [200, 200],
    ])
  })

  it('shows the first thirty before the rest of the page, and says when that cannot be had', async () => {
    let isDown = true
    answerCategoryProducts([])
    answerOrders()
    server.use(
      answer(categoryProductsCall, ({ query: { offset, limit } }) =>
        offset > 0 && isDown
          ? refused(500)
          : {
              total_count: 203,
              product_basic_info_list: products(203)
                .slice(offset, offset + limit)
                .map(productWire),
            },
      ),
    )
    const { user } = openCatalogue(address, visitor)
    await waitFor(() => expect(names()).toHaveLength(30))
    const failed = await screen.findByRole('region', { name: '続きの商品を表示できませんでした' })
    expect(names()).toHaveLength(30)
    isDown = false
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    await screen.findByText('203件中 200件を表示')
  })

  it('gives the focus to the first new product when the button goes away', async () => {
    const { user } = await open(201, address, visitor)
    await user.click(await more())
    await screen.findByText('201件中 201件を表示')
    await waitFor(() => expect(screen.getByText('商品201')).toHaveFocus())
  })

  it('keeps what is there when more cannot be had, and tries again', async () => {
    const { user } = await open(210, address, visitor)
    server.use(answer(categoryProductsCall, () => refused(500)))
    await user.click(await more())
    const failed = await screen.findByRole('region', { name: '続きの商品を表示できませんでした' })
    await waitFor(() => expect(names()).toHaveLength(200))
    answerCategoryProducts(products(210))
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    await screen.findByText('210件中 210件を表示')
  })

  it('ends where the service has no more, whatever its count says', async () => {
    const { user } = await open(210, address, visitor)
    server.use(answer(categoryProductsCall, { total_count: 210, product_basic_info_list: [] }))
    await user.click(await more())
    await waitFor(() => expect(screen.queryByText('次の商品を表示する')).not.toBeInTheDocument())
    await waitFor(() => expect(names()).toHaveLength(200))
  })

  it('has all loaded products again on the way back from one, and asks for none anew', async () => {
    const { user, platform, asked } = await open(203, address, visitor)
    await user.click(await more())
    await screen.findByText('203件中 203件を表示')
    act(() => platform.navigation.navigate('/elsewhere'))
    expect(screen.getByRole('heading', { name: '別の画面' })).toBeInTheDocument()
    act(() => platform.navigation.go(-1))
    // In the very first drawing, so that the shell can scroll to where the member was.
    await waitFor(() => expect(names()).toHaveLength(203))
    expect(asked).toHaveLength(3)
  })
})

describe('a list that is read again when the member comes back to it', () => {
  it('is read to its end before more of it that is asked for meanwhile', async () => {
    const { user, platform, asked } = await open(203, address, visitor)
    await waitFor(() => expect(names()).toHaveLength(200))
    act(() => platform.navigation.navigate('/elsewhere'))
    refetchHearts(platform)
    const { until, release } = createGate()
    const askedAgain = answerCategoryProducts(products(203), () => until.then(() => ({})))
    act(() => platform.navigation.go(-1))
    await waitFor(() => expect(askedAgain).toHaveLength(1))
    await user.click(await more())
    release()
    await screen.findByText('203件中 203件を表示')
    expect(asked).toHaveLength(2)
    expect(askedAgain.map(({ offset }) => offset)).toEqual([0, 30, 200])
  })
})

describe('the close categories', () => {
  const close = () => screen.findByRole('navigation', { name: '近いカテゴリ' })

  it.each([
    { of: '/category/13/1301/0/-3', name: '切身・干物 1,042 件', to: '/category/13/1302/0/-1' },
    { of: '/category/13/0/0/-1', name: '野菜 369 件', to: '/category/11/0/0/-1' },
    { of: '/category/13/1301/130101/-1', name: '紅鮭 9 件', to: '/category/13/1301/130102/-1' },
  ])('[CAT-043] of $of lead on with their counts', async ({ of, name, to }) => {
    await open(1, of)
    const links = within(await close()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([to])
    expect(links[0]).toHaveAccessibleName(name)
  })

  it('[CAT-043] are there when nothing is in the chosen one', async () => {
    await open(0)
    expect(await close()).toBeInTheDocument()
  })

  it('[CAT-043] stay away where the names of categories cannot be had', async () => {
    answerCategoryProducts(products(1))
    answerOrders()
    server.use(answer(appCategoriesCall, () => refused(500)))
    openCatalogue(address)
    await screen.findByRole('article', { name: '商品1' })
    expect(screen.queryByRole('navigation', { name: '近いカテゴリ' })).not.toBeInTheDocument()
  })
})

describe('the look of the list', () => {
  it('is remembered on the device', async () => {
    const platform = fakePlatform({ path: address })
    const { user, unmount } = await open(2, address, { platform })
    await user.click(screen.getByRole('button', { name: '一覧で並べる' }))
    expect(names()).toEqual(['商品1', '商品2'])
    unmount()
    await open(2, address, { platform })
    expect(screen.getByRole('button', { name: '一覧で並べる' })).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('alcohol', () => {
  const notice = '20歳未満の飲酒は法律で禁止されています'

  it('[CAT-045] brings its notice with it', async () => {
    answerCategoryProducts([...products(2), aProduct({ orderNumber: '300001', name: '赤ワイン', isAlcohol: true })])
    answerOrders()
    openCatalogue(address)
    expect(await screen.findByText(notice)).toBeInTheDocument()
  })

  it('[CAT-045] is ordered from a card after the question of the age, and from then on without', async () => {
    const wines = products(2, { isAlcohol: true })
    answerCategoryProducts(wines)
    const orders = answerOrders()
    const { user } = openCatalogue(address)
    const order = async (name: string) =>
      user.click(within(await screen.findByRole('article', { name })).getByRole('button', { name: /^注文する/ }))
    await order('商品1')
    const question = () => screen.findByRole('dialog', { name: '年齢の確認' })
    await user.click(within(await question()).getByRole('button', { name: 'いいえ、20歳未満です' }))
    await order('商品1')
    expect(orders.writes).toEqual([])
    await user.click(within(await question()).getByRole('button', { name: 'はい、20歳以上です' }))
    await waitFor(() => expect(orders.writes).toMatchObject([{ no: '200001' }]))
    await order('商品2')
    await waitFor(() => expect(orders.writes).toMatchObject([{ no: '200001' }, { no: '200002' }]))
  })

  it('[CAT-045] [ORD-061] a visitor reads the notice, and is asked to log in and not for an age', async () => {
    answerCategoryProducts(products(1, { isAlcohol: true }))
    const { user } = openCatalogue(address, { as: 'visitor' })
    expect(await screen.findByText(notice)).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: /^ログインして購入する/ }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('ログインする必要があります')
    expect(screen.queryByRole('dialog', { name: '年齢の確認' })).not.toBeInTheDocument()
  })

  it('alone does', async () => {
    await open(2)
    expect(screen.queryByText(notice)).not.toBeInTheDocument()
  })
})

describe('without products to show', () => {
  it('says that it waits', () => {
    answerCategoryProducts([])
    server.use(answer(categoryProductsCall, () => new Promise<Response>(() => undefined)))
    openCatalogue(address)
    expect(screen.getByText('商品を読み込み中です')).toBeInTheDocument()
  })

  it('says what failed, and tries again', async () => {
    answerCategoryProducts([])
    answerOrders()
    server.use(answer(categoryProductsCall, () => refused(500)))
    const { user } = openCatalogue(address)
    const failed = await screen.findByRole('region', { name: '商品を表示できませんでした' })
    answerCategoryProducts(products(1))
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByRole('article', { name: '商品1' })).toBeInTheDocument()
  })

  it('leads to other categories when there are none', async () => {
    await open(0)
    expect(await screen.findByText('今号ではご注文いただける商品が見つかりませんでした。')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '他のカテゴリを見る' })).toHaveAttribute('href', '/category')
  })

  it.each(['/category/99/0/0/-1', '/category/13/9999/0/-1', '/category/13/1301/999999/-1'])(
    '%s is a category that nobody has',
    async (path) => {
      const { platform } = await open(0, path)
      expect(await screen.findByText('お探しのカテゴリは、今週はございません')).toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'すべてのカテゴリを見る' })).toHaveAttribute('href', '/category')
      expect(platform.meta()?.title).toBe('カテゴリが見つかりませんでした')
    },
  )
})
