import { describe, expect, it } from '@jest/globals'
import { catalogueCategoryItemsCall } from '@shop/shared/contract'
import { aMember, answer, aPlanningWeek, aProduct, refused, server, theNextWeek } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { answerOrders, products } from '../../testing/catalogue-services.ts'
import { openCatalogue } from '../../testing/open-catalogue.tsx'
import { answerCatalogueList, answerItems, answerNumbers } from '../../testing/paper-catalogues.ts'

const address = '/catalogue/category/3/15'

function answerAll(of: Parameters<typeof answerItems>[0] = {}) {
  answerCatalogueList()
  answerNumbers()
  answerOrders()
  return answerItems({ category_name: '卵・乳製品', ...of })
}

const below = [
  { category_id: '1501', category_name: '牛乳・乳飲料', illustration: 'https://assets.shop.test/milk.webp' },
  { category_id: '1505', category_name: 'たまご' },
]
const names = () => [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent)

describe('a category of a catalogue', () => {
  it.each([{ as: 'delivery' }, { as: 'visitor' }] as const)(
    '[CAT-003] [CAT-023] has a tile for each sub-category and no products, for $as',
    async ({ as }) => {
      const asked = answerAll({ category_list: below, products: products(1) })
      openCatalogue(address, { as })
      const list = within(await screen.findByRole('list', { name: '卵・乳製品' }))
      expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['牛乳・乳飲料', '/catalogue/category/3/1501'],
        ['たまご', '/catalogue/category/3/1505'],
      ])
      expect(screen.queryByRole('article')).toBeNull()
      expect(asked[0]).toMatchObject({ catalogueId: '3', catalogueCategoryId: '15', planningWeek: '20261201' })
    },
  )

  it('[CAT-023] without sub-categories has its products, how many they are, and orders as a category', async () => {
    answerAll({ products: products(3) })
    const { user } = openCatalogue(address)
    await waitFor(() => expect(names()).toEqual(['商品1', '商品2', '商品3']))
    expect(screen.getByText('3', { selector: 'b' }).parentElement).toHaveTextContent('3件')
    const orders = answerOrders()
    const card = within(screen.getByRole('article', { name: '商品1' }))
    await user.click(await card.findByRole('button', { name: /^注文する/ }))
    await waitFor(() => expect(orders.writes).toMatchObject([{ did: 'put', no: '200001', inputStatus: 9101 }]))
  })

  it('[CAT-024] with the id 0 is that of the other categories', async () => {
    const asked = answerAll({ category_list: below, category_name: null })
    const { platform } = openCatalogue('/catalogue/category/3/0')
    expect(await screen.findByRole('heading', { level: 1, name: 'その他のカテゴリ' })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'たまご' })).toBeInTheDocument()
    expect(asked[0]).toMatchObject({ catalogueCategoryId: '0' })
    expect(platform.meta()?.values).toEqual({ category: 'その他のカテゴリ' })
  })

  it.each(['15', '0', '99999', 'abc', '%3Cb%3E'])(
    '[CAT-025] [CAT-026] without anything says 0件 and leads to other categories: %s',
    async (categoryId) => {
      answerAll({ category_name: null })
      openCatalogue(`/catalogue/category/3/${categoryId}`)
      expect(await screen.findByText('今号ではご注文いただける商品が見つかりませんでした。')).toBeInTheDocument()
      expect(screen.getByText('0', { selector: 'b' }).parentElement).toHaveTextContent(/^0件$/)
      expect(screen.getByRole('link', { name: '他のカテゴリを見る' })).toHaveAttribute('href', '/catalogue/main/3')
    },
  )

  it('[API-006] asks anew for another week category, and for another week', async () => {
    const asked = answerAll({ products: products(1) })
    const weeks = [aPlanningWeek(), theNextWeek()]
    const first = openCatalogue(address, { as: aMember('delivery', { weekCategory: '2' }), weeks })
    await waitFor(() => expect(names()).toHaveLength(1))
    first.unmount()
    openCatalogue(address, { as: aMember('delivery', { weekCategory: '3' }), weeks, platform: first.platform })
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked.map(({ weekCategory }) => weekCategory)).toEqual(['2', '3'])
  })

  it('[CAT-002] stands below its catalogue', async () => {
    answerAll({ category_list: below })
    openCatalogue(address)
    const path = within(await screen.findByRole('navigation', { name: '現在の位置' }))
    await path.findByText('卵・乳製品')
    expect(path.getByRole('link', { name: 'コープ商品' })).toHaveAttribute('href', '/catalogue/main/3')
    expect(path.getByRole('link', { name: 'Webカタログ' })).toHaveAttribute('href', '/catalogs')
  })

  it('[MOB-015] [MOB-016] in an app of before the renewal its list is the old one', async () => {
    answerAll({ category_list: below })
    openCatalogue(address, { entry: 'app', app: 'older' })
    expect(await screen.findByRole('link', { name: 'Webカタログ' })).toHaveAttribute('href', '/mobile/old-catalogs/')
  })

  it('[CAT-021] of a catalogue that is not offered leads to Main', async () => {
    answerAll()
    answerNumbers(undefined, '77')
    const { platform } = openCatalogue('/catalogue/category/77/15')
    await waitFor(() => expect(platform.navigation.path()).toBe('/'))
  })

  it.each([
    { says: 'an error', reply: () => refused(500) },
    { says: 'HTML', reply: () => new Response('<h1>502</h1>', { headers: { 'Content-Type': 'text/html' } }) },
    { says: 'another shape', reply: () => Response.json({ category_list: 7 }) },
  ])('says in its place when it cannot be read ($says), and tries again', async ({ reply }) => {
    answerAll()
    server.use(answer(catalogueCategoryItemsCall, reply))
    const { user } = openCatalogue(address)
    const failed = await screen.findByRole('region', { name: '商品を表示できませんでした' })
    answerItems({ products: products(1) })
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    await waitFor(() => expect(names()).toEqual(['商品1']))
  })

  it('says that it waits', async () => {
    answerAll()
    server.use(answer(catalogueCategoryItemsCall, () => new Promise<Response>(() => undefined)))
    openCatalogue(address)
    expect(await screen.findByText('商品を読み込み中です')).toBeInTheDocument()
  })

  it('[CAT-045] brings the notice of alcohol with it', async () => {
    answerAll({ products: [aProduct({ orderNumber: '300001', name: '赤ワイン', isAlcohol: true })] })
    openCatalogue(address)
    expect(await screen.findByText('20歳未満の飲酒は法律で禁止されています')).toBeInTheDocument()
  })

  it('goes from one category to the one below it', async () => {
    answerAll({ category_list: below })
    const { user, platform } = openCatalogue(address)
    const tile = await screen.findByRole('link', { name: 'たまご' })
    answerItems({ products: products(2), category_name: 'たまご' })
    await user.click(tile)
    await waitFor(() => expect(names()).toHaveLength(2))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('たまご')
    act(() => platform.navigation.go(-1))
    expect(await screen.findByRole('link', { name: 'たまご' })).toBeInTheDocument()
  })
})
