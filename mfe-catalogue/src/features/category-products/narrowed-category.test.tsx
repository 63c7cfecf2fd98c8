import { describe, expect, it } from '@jest/globals'
import { appCategoriesCall, categoryProductsCall } from '@shop/shared/contract'
import { dispatchSession } from '@shop/shared/session'
import { answer, aPlanningWeek, refused, server, theNextWeek } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { answerCategoryProducts, products } from '../../testing/catalogue-services.ts'
import { openCatalogue } from '../../testing/open-catalogue.tsx'

const facet = {
  large_class: [],
  search_cond: [
    { code: 'special', name: '本気特価', count: 15 },
    { code: 'web', name: 'Web限定', count: 11 },
  ],
  pict: [
    { code: 'hokkaido', name: '北海道産', count: 2 },
    { code: 'no-salt', name: '食塩不使用', count: 1 },
  ],
}
const names = () => [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent)
const values = (title: string) =>
  within(screen.getByRole('group', { name: title }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)
const box = (name: RegExp) => screen.getByRole('checkbox', { name })
const chips = () =>
  within(screen.getByRole('list', { name: '選んだ条件' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const visitor = { as: 'visitor' } as const
const salmon = '/category/13/1301/0/-1'

/** Three products, of which 食塩不使用 leaves none and any other value two. */
async function open(search = '', options: Parameters<typeof openCatalogue>[1] = visitor) {
  const asked = answerCategoryProducts(products(3), ({ searchCond, baikaTo }) => {
    if (searchCond === 'no-salt') return { total_count: 0, product_basic_info_list: [], facet }
    return searchCond === undefined && baikaTo === undefined ? { facet } : { total_count: 2, facet }
  })
  const opened = openCatalogue(`${salmon}${search}`, options)
  await screen.findByRole('region', { name: 'しぼり込み' })
  return { ...opened, asked, address: opened.platform.navigation.path }
}

describe('the filter of a category', () => {
  it('[CAT-081] [K-180] offers pictograms and conditions with their counts, and a price, beside the levels', async () => {
    await open()
    await screen.findByRole('navigation', { name: 'カテゴリのしぼり込み' })
    expect(values('こだわり')).toEqual(['北海道産2件', '食塩不使用1件'])
    expect(values('種類')).toEqual(['本気特価15件', 'Web限定11件'])
    expect(screen.getByRole('group', { name: '価格（税込）' })).toBeInTheDocument()
    expect(screen.queryByRole('group', { name: '売場' })).not.toBeInTheDocument()
  })

  it('[CAT-084] [K-180] stands in the address, is asked of the service, and the count follows', async () => {
    const { user, asked, address } = await open()
    await user.click(box(/北海道産/))
    expect(address()).toBe(`${salmon}?searchCond=hokkaido`)
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ searchCond: 'hokkaido', offset: 0, largeCategoryCd: '13' }),
    )
    await user.type(screen.getByRole('textbox', { name: '上限価格' }), '３，０００{Enter}')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ searchCond: 'hokkaido', baikaTo: 3000 }))
    expect(address()).toBe(`${salmon}?searchCond=hokkaido&baikaTo=3000`)
    await waitFor(() => expect(chips()).toEqual(['北海道産を外す', '〜3,000円を外す', 'すべて解除']))
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('条件2つ おすすめ順 2件'),
    )
  })

  it('[K-180] is there again for a link, without a category in its parameters', async () => {
    const { asked } = await open('?category=11&searchCond=special&baikaFrom=500&baikaTo=abc')
    expect(asked[0]).toMatchObject({ searchCond: 'special', largeCategoryCd: '13' })
    expect(asked[0]).not.toHaveProperty('baikaFrom')
    expect(box(/本気特価/)).toBeChecked()
    expect(screen.getByText('価格の指定を確認できなかったため、価格ではしぼり込んでいません。')).toBeInTheDocument()
    await waitFor(() => expect(chips()).toEqual(['本気特価を外す', '500円〜abc円を外す', 'すべて解除']))
  })

  it('[K-180] stays when the order changes, and the order when it does', async () => {
    const { user, asked, address } = await open('?searchCond=web')
    await user.click(screen.getByRole('link', { name: '価格が高い' }))
    await waitFor(() => expect(address()).toBe('/category/13/1301/0/-3?searchCond=web'))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: '-3', searchCond: 'web' }))
    await user.click(screen.getByRole('button', { name: 'すべて解除' }))
    expect(address()).toBe('/category/13/1301/0/-3')
  })

  it('[K-180] stays when an unknown order becomes the recommended one', async () => {
    answerCategoryProducts(products(1), () => ({ facet }))
    const { platform } = openCatalogue('/category/13/1301/0/price?searchCond=web', visitor)
    await waitFor(() => expect(platform.navigation.path()).toBe(`${salmon}?searchCond=web`))
    await screen.findByText('商品1')
  })

  it('[K-180] is cleared by another category', async () => {
    const { user, asked, address } = await open('?searchCond=web')
    const levels = within(await screen.findByRole('navigation', { name: 'カテゴリのしぼり込み' }))
    await user.click(levels.getByRole('link', { name: /^切身・干物/ }))
    expect(address()).toBe('/category/13/1302/0/-1')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ middleCategoryCd: '1302' }))
    expect(asked.at(-1)).not.toHaveProperty('searchCond')
    await waitFor(() => expect(box(/Web限定/)).not.toBeChecked())
  })

  it('[K-180] is cleared by another week', async () => {
    const { asked, address } = await open('?searchCond=web', { ...visitor, weeks: [aPlanningWeek(), theNextWeek()] })
    act(() => dispatchSession({ type: 'weekSwitched', to: theNextWeek().number }))
    await waitFor(() => expect(address()).toBe(salmon))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ planningWeek: theNextWeek().number }))
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('searchCond'))
  })

  it('[CAT-085] [K-180] says that it leaves nothing, and offers to take all away', async () => {
    const { user, address } = await open('?searchCond=no-salt')
    await screen.findByText('選んだ条件に合う商品が見つかりませんでした')
    expect(screen.queryByText(/今号ではご注文いただける商品/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '条件をすべて解除' }))
    expect(address()).toBe(salmon)
    expect(await screen.findByText('商品1')).toBeInTheDocument()
  })

  it('keeps the old list in sight while the new one is on its way, and the focus', async () => {
    const { user } = await open()
    server.use(answer(categoryProductsCall, () => new Promise<Response>(() => undefined)))
    await user.click(box(/北海道産/))
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull())
    expect(names()).toEqual(['商品1', '商品2', '商品3'])
    expect(box(/北海道産/)).toBeChecked()
    expect(box(/北海道産/)).toHaveFocus()
  })

  it('[K-180] works where the names of the levels cannot be had', async () => {
    answerCategoryProducts(products(1), () => ({ facet }))
    server.use(answer(appCategoriesCall, () => refused(500)))
    openCatalogue(salmon, visitor)
    await screen.findByRole('region', { name: 'しぼり込み' })
    expect(values('こだわり')).toEqual(['北海道産2件', '食塩不使用1件'])
  })

  it('[K-180] is not offered by a service that cannot narrow', async () => {
    answerCategoryProducts(products(2))
    openCatalogue(salmon, visitor)
    await screen.findByText('商品2')
    expect(screen.queryByRole('region', { name: 'しぼり込み' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^しぼり込み/ })).not.toBeInTheDocument()
  })
})

describe('the filter of a category on a phone', () => {
  it('[CAT-081] [K-180] says how many products there would be, and changes nothing before it is sent', async () => {
    const { user, asked, address } = await open()
    const opener = screen.getByRole('button', { name: /^しぼり込み/ })
    await user.click(opener)
    const dialog = within(await screen.findByRole('dialog', { name: 'しぼり込み' }))
    await dialog.findByText('3件の商品があります')
    await user.click(dialog.getByRole('checkbox', { name: /北海道産/ }))
    await dialog.findByText('2件の商品があります')
    expect(asked.at(-1)).toMatchObject({ searchCond: 'hokkaido', limit: 30 })
    expect(address()).toBe(salmon)
    await user.click(dialog.getByRole('button', { name: 'この条件で見る' }))
    await waitFor(() => expect(address()).toBe(`${salmon}?searchCond=hokkaido`))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(opener).toHaveTextContent('1件の条件を選択中')
  })
})
