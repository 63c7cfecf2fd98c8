import '../../testing/fake-intersection.ts'
import { describe, expect, it } from '@jest/globals'
import { comeEveryStopCall, productCall, recommendedProductsCall, recommendedViewCall } from '@shop/shared/contract'
import { yen } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import {
  answer,
  aPlanningWeek,
  aProduct,
  atDeadline,
  beginSession,
  deadlineText,
  productWire,
  refused,
  server,
  theNextWeek,
} from '@shop/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { answerCategories, answerOrders, answerProduct, products } from '../../testing/catalogue-services.ts'
import { scrollWatchedTo } from '../../testing/fake-intersection.ts'
import { openCatalogue } from '../../testing/open-catalogue.tsx'

type DetailReply = Parameters<typeof answerProduct>[1]
type Options = Parameters<typeof openCatalogue>[1]

const milk = aProduct({ brand: '北の牧場', maxOrder: 9 })
const addressOf = ({ week, orderNumber }: Product, rest = '') => `/products/${week}/${orderNumber}${rest}`

async function open(
  product: Product = milk,
  detail: DetailReply = {},
  { rest = '', ...options }: Options & { rest?: string } = {},
) {
  answerProduct(product, detail)
  const orders = answerOrders()
  const opened = openCatalogue(addressOf(product, rest), options)
  await screen.findByRole('heading', { level: 1, name: product.name })
  await screen.findByRole('button', { name: '共有' })
  return { ...opened, orders }
}

const box = () => within(screen.getByRole('region', { name: 'ご注文' }))
const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

describe('a product', () => {
  it('shows what it is: brand, name, size, best before, order number, who likes it', async () => {
    await open({ ...milk, favouriteCount: 2310 }, { syomikgn: '冷蔵7日' })
    expect(screen.getByText('北の牧場')).toBeInTheDocument()
    expect(screen.getByText('賞味期限 冷蔵7日')).toBeInTheDocument()
    expect(screen.getByText('注文番号 104001')).toBeInTheDocument()
    expect(screen.getByText(/2,310人がお気に入り/)).toBeInTheDocument()
    expect(screen.getByText('12月1日(火)').parentElement).toHaveTextContent('12月1日(火)にお届け')
    expect(screen.getByText(`締切 ${deadlineText()}`)).toBeInTheDocument()
  })

  it('[GRD-013] names the page by brand and name, and describes it', async () => {
    const { platform } = await open(milk, { catch_copy: '朝のいっぱい' })
    expect(platform.meta()).toMatchObject({
      values: { product: '北の牧場 十勝しぼりたて牛乳' },
      description: '十勝しぼりたて牛乳 1L 税込257円。 朝のいっぱい',
    })
  })

  it('[K-186] tells search engines its price, whether it can be ordered, and where it stands', async () => {
    const { platform } = await open()
    expect(textOf(box().getByText('税込').parentElement)).toContain('257円')
    await waitFor(() =>
      expect(platform.meta()).toMatchObject({
        image: milk.images[0],
        structuredData: [
          { '@type': 'Product', offers: { price: 257, availability: 'https://schema.org/InStock' } },
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { item: 'https://shop.test/' },
              { name: '魚・海産' },
              { item: 'https://shop.test/category/13/1301/0/-1' },
              { name: '十勝しぼりたて牛乳' },
            ],
          },
        ],
      }),
    )
  })

  it('stands below its categories', async () => {
    await open()
    const path = within(screen.getByRole('navigation', { name: '現在の位置' }))
    expect(await path.findByRole('link', { name: '鮭・鱒' })).toHaveAttribute('href', '/category/13/1301/0/-1')
    expect(path.getByText('十勝しぼりたて牛乳')).toHaveAttribute('aria-current', 'page')
  })

  it('[CAT-061] carries all its badges, and the marks that no badge says', async () => {
    await open(
      aProduct({
        isImperfect: true,
        isLottery: true,
        isSpecialPrice: true,
        isSubscription: true,
        temperature: 'frozen',
      }),
      {
        display_mark_list: [
          { mark: 'f', name: '冷凍' },
          { mark: 's', name: '定期便' },
          { mark: 'o', name: '産直' },
        ],
      },
    )
    const marks = within(screen.getByRole('list', { name: '商品の特徴' })).getAllByRole('listitem')
    expect(marks.map(textOf)).toEqual(['訳あり', '数量限定', '本気特価', '定期便', '冷凍', '産直'])
  })

  it('[API-034] offers what GET /product says of its subscription', async () => {
    server.use(answer(comeEveryStopCall, {}))
    await open(
      { ...milk, isSubscription: true },
      { come_every_inf_list: [{ order_no: '200002', riyo_tou_kbn: 2, order_count: 0 }] },
    )
    const panel = await screen.findByRole('region', { name: '定期便にすると注文忘れなし' })
    expect(within(panel).getByRole('radio', { name: /隔週/ })).toBeChecked()
    expect(within(panel).getByRole('button', { name: '定期便で注文' })).toBeEnabled()
  })

  it.each([
    { wire: '20261202', says: '次回のお取扱い 12月2週' },
    { wire: null, says: undefined },
  ])('[CAT-054] $wire says when it comes next: $says', async ({ wire, says }) => {
    await open(milk, { nxtkiksyua: wire })
    const next = screen.queryByText(/次回のお取扱い/)
    expect(next === null ? undefined : textOf(next)).toBe(says)
  })

  it('[CAT-053] leaves no label behind where a field is empty', async () => {
    const { standard: _, ...bare } = milk
    await open(bare as Product)
    for (const label of [
      '商品の特長',
      '原材料・栄養成分',
      '商品の詳細',
      '保存方法',
      'アレルギー情報',
      'ご注意',
      '内容量',
      '産地',
      '賞味期限',
      'ポイント',
      '次回',
    ])
      expect(screen.queryByText(new RegExp(label))).not.toBeInTheDocument()
  })

  it('[CAT-052] [CAT-053] [API-043] tells what it is made of, whole and without the harm of foreign markup', async () => {
    await open(aProduct({ productionPlace: '北海道' }), {
      catch_copy: '朝のいっぱい',
      product_copy_group_list: [
        { product_copy_list: ['ほのかに甘い', '', 'ほのかに甘い'] },
        { product_copy_list: ['<b>温めて</b>も<script>alert(1)</script><a href="https://evil.example/">おいしい</a>'] },
      ],
      hinon_name: '冷蔵（10℃以下で保存）',
      genzairyo: '生乳（北海道産）'.repeat(60),
      calorie: '67kcal',
      nutrition_unit: '100mlあたり',
      nutrition_list: [
        { name: 'たんぱく質', value: '3.3g' },
        { name: '脂質', value: '' },
      ],
      note1: '開封後はお早めに',
      info1: '紙パック',
      info2: '冷蔵でお届けします',
      additional_syocopy: '定期便でもお届けします',
    })
    const terms = screen.getAllByRole('term').map(textOf)
    expect(terms).toEqual(['原材料', '内容量', '保存方法', '産地', 'エネルギー', 'たんぱく質'])
    expect(screen.getByText('栄養成分（100mlあたり）')).toBeInTheDocument()
    expect(screen.getAllByText('ほのかに甘い')).toHaveLength(1)
    expect(screen.getByText('開封後はお早めに')).toBeInTheDocument()
    for (const text of ['紙パック', '冷蔵でお届けします', '定期便でもお届けします', '冷蔵（10℃以下で保存）'])
      expect(screen.getByText(text)).toBeInTheDocument()
    const bold = await screen.findByText('温めて')
    expect(bold.closest('p')?.innerHTML).toBe('<span><b>温めて</b>もおいしい</span>')
    // Cut in lists alone.
    expect(screen.getByText(/^(?:生乳（北海道産）)+$/).textContent).toHaveLength(480)
  })
})

it.each([
  { orderNumber: '083700', marks: ['おせち'] },
  { orderNumber: '083836', marks: [] },
])('[CAT-046] number $orderNumber carries $marks and nothing more', async ({ orderNumber, marks }) => {
  await open(aProduct({ orderNumber }))
  const list = screen.queryByRole('list', { name: '商品の特徴' })
  expect(list === null ? [] : within(list).getAllByRole('listitem').map(textOf)).toEqual(marks)
  expect(box().getByRole('button', { name: /^注文する/ })).toBeEnabled()
})

describe('[CAT-055] allergens', () => {
  const allergens = () => screen.getByRole('heading', { name: 'アレルギー情報' }).closest('section')

  it('lists what it contains in words, and says of an unknown code that it may be in it', async () => {
    await open(milk, {
      allergy_list: [
        { name: '乳', flag_code: '1' },
        { name: '卵', flag_code: '0' },
        { name: '小麦', flag_code: '9' },
      ],
    })
    const contained = within(screen.getByRole('list', { name: /^原材料に含まれる特定原材料等/ }))
    expect(contained.getAllByRole('listitem').map(textOf)).toEqual(['乳'])
    const unknown = within(screen.getByRole('list', { name: '含む可能性のあるもの' }))
    expect(unknown.getAllByRole('listitem').map(textOf)).toEqual([
      '卵含む可能性があります。商品の表示をご確認ください',
      '小麦含む可能性があります。商品の表示をご確認ください',
    ])
  })

  it.each([
    { says: 'one contained', list: [{ name: '乳', flag_code: '1' }] },
    { says: 'one unknown', list: [{ name: '乳', flag_code: '0' }] },
  ])('never says that anything is absent: $says', async ({ list }) => {
    await open(milk, { allergy_list: list })
    expect(allergens()).not.toHaveTextContent(/使用していません|不使用|含まれていません|含みません|なし/)
    expect(allergens()).toHaveTextContent('商品の表示をご確認ください')
  })
})

describe('the pictures', () => {
  const images = ['https://assets.shop.test/1.webp', 'https://assets.shop.test/2.webp']
  const shown = () => screen.getByRole('img', { name: '北の牧場 十勝しぼりたて牛乳' })

  it('[CAT-050] are chosen by their small ones', async () => {
    const { user } = await open({ ...milk, images })
    expect(shown()).toHaveAttribute('src', images[0])
    await user.click(screen.getByRole('button', { name: '写真2' }))
    expect(shown()).toHaveAttribute('src', images[1])
    expect(screen.getByRole('button', { name: '写真2' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('button', { name: '写真1' })).not.toHaveAttribute('aria-current')
  })

  it('[CAT-050] leave a sign where there is none', async () => {
    await open({ ...milk, images: [] })
    expect(screen.getByRole('img', { name: '北の牧場 十勝しぼりたて牛乳（写真はありません）' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^写真/ })).not.toBeInTheDocument()
  })

  it('[CAT-050] leave a sign where one does not come, and nothing to enlarge', async () => {
    await open({ ...milk, images: images.slice(0, 1) })
    fireEvent.error(shown())
    expect(screen.getByRole('img', { name: '北の牧場 十勝しぼりたて牛乳（写真はありません）' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '写真を拡大' })).not.toBeInTheDocument()
  })
})

describe('the price', () => {
  it('[CAT-047] is told with tax and without', async () => {
    await open(aProduct({ basePrice: 1180, taxIncludedPrice: 1274 }))
    expect(textOf(box().getByText('税込').parentElement)).toBe('税込 1,274円 本体 1,180円 ※軽減税率')
  })

  it.each([
    { before: { originalTaxIncludedPrice: yen(310) }, says: '17%引' },
    { before: { originalTaxIncludedPrice: yen(258) }, says: undefined },
    { before: {}, says: undefined },
  ])('[CAT-067] was $before before: $says', async ({ before, says }) => {
    await open(aProduct({ taxIncludedPrice: 257, ...before }))
    const off = box().queryByText(/%引/)
    expect(off === null ? undefined : textOf(off.parentElement)).toBe(says)
  })

  it('[CAT-053] is lower for some together, in one sentence each, and brings points', async () => {
    await open(milk, {
      bundle_list: [
        { bundle_count: 2, bundle_taxin_price: 1676 },
        { bundle_count: 3, bundle_taxin_price: 2500 },
      ],
      point: 8,
    })
    expect(textOf(box().getByText(/^2点で/))).toBe('2点で 税込 1,676円（1点あたり838円）')
    expect(textOf(box().getByText(/^3点で/))).toBe('3点で 税込 2,500円（1点あたり834円）')
    expect(box().getByText('8ポイント')).toBeInTheDocument()
  })

  it('[CAT-070] comes after the reason why it is low, and both before the order', async () => {
    await open(aProduct({ isImperfect: true, imperfectNotes: ['形が不ぞろい', '賞味期限 2027年1月15日'] }))
    const reason = box().getByText('形が不ぞろい、賞味期限 2027年1月15日')
    const follows = (later: Element) => reason.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(follows(box().getByText('税込'))).toBeTruthy()
    expect(follows(box().getByRole('button', { name: /^注文する/ }))).toBeTruthy()
  })

  it('[CAT-045] carries the notice on alcohol', async () => {
    await open(aProduct({ isAlcohol: true }))
    expect(screen.getByText('20歳未満の飲酒は法律で禁止されています')).toBeInTheDocument()
  })
})

describe('ordering from the page', () => {
  it.each([
    { rest: '/search', inputStatus: 63 },
    { rest: '/ranking', inputStatus: 9102 },
    { rest: '/recommend/track-1', inputStatus: 9102 },
    { rest: '/favourite', inputStatus: 9109 },
    { rest: '/category', inputStatus: 9101 },
    { rest: '/somewhere', inputStatus: 9101 },
    { rest: '', inputStatus: 62 },
  ])('[CAT-057] [CAT-006] with $rest in the address it carries $inputStatus', async ({ rest, inputStatus }) => {
    const { user, orders } = await open(milk, {}, { rest })
    await user.click(box().getByRole('button', { name: /^注文する/ }))
    await waitFor(() => expect(orders.writes).toMatchObject([{ did: 'put', no: '104001', quantity: 1, inputStatus }]))
  })

  it('orders as many as were chosen, says so, and offers to change that', async () => {
    const { user, orders } = await open()
    await user.click(box().getByRole('button', { name: '1つ増やす' }))
    await user.click(box().getByRole('button', { name: /^注文する/ }))
    expect(await box().findByText('注文済み 2点')).toBeInTheDocument()
    await waitFor(() => expect(orders.quantityOf(milk)).toBe(2))
    expect(box().queryByRole('button', { name: /^注文する/ })).not.toBeInTheDocument()
    await user.click(box().getByRole('button', { name: '1つ増やす' }))
    await waitFor(() => expect(orders.quantityOf(milk)).toBe(3))
  })

  it('keeps the focus of a keyboard user when the button gives way', async () => {
    const { user } = await open()
    box()
      .getByRole('button', { name: /^注文する/ })
      .focus()
    await user.keyboard('{Enter}')
    await box().findByText('注文済み 1点')
    await waitFor(() => expect(box().getByRole('button', { name: '1つ増やす' })).toHaveFocus())
  })

  it('[ORD-057] stops at the product’s own maximum and says why', async () => {
    const { user } = await open(aProduct({ maxOrder: 2 }))
    await user.click(box().getByRole('button', { name: '1つ増やす' }))
    await user.click(box().getByRole('button', { name: '1つ増やす' }))
    expect(box().getByText('2', { selector: 'output' })).toBeInTheDocument()
    expect(box().getByText('上限2個です')).toBeInTheDocument()
    await user.click(box().getByRole('button', { name: '1つ増やす' }))
    expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent(
      '数量上限エラー この商品は2個までご注文いただけます。',
    )
  })

  it('[CAT-049] has a heart for a member', async () => {
    await open()
    expect(box().getByRole('button', { name: 'お気に入り 北の牧場 十勝しぼりたて牛乳' })).toBeInTheDocument()
  })

  it('[ORD-061] offers a visitor the login, and no heart', async () => {
    const { user } = await open(milk, {}, { as: 'visitor' })
    expect(box().queryByRole('button', { name: /^注文する/ })).not.toBeInTheDocument()
    expect(box().queryByRole('button', { name: /お気に入り/ })).not.toBeInTheDocument()
    await user.click(box().getByRole('button', { name: /^ログインして購入する/ }))
    expect(
      await screen.findByRole('dialog', {
        name: 'ご注文をするにはログインする必要があります。ログイン画面へ移動しますか？',
      }),
    ).toBeInTheDocument()
  })

  it('says what is not handled this week', async () => {
    await open(aProduct({ isOnSale: false }))
    expect(box().getByText('今週はお取扱いありません')).toBeInTheDocument()
    expect(box().getByRole('button', { name: '注文できません' })).toBeDisabled()
  })
})

it('[CAT-047] a price of 0 is shown and not sold, and that is told', async () => {
  await open(aProduct({ basePrice: 0, taxIncludedPrice: 0 }))
  expect(box().getByText('価格を確認しているため、ただいまご注文いただけません')).toBeInTheDocument()
  expect(box().queryByRole('button', { name: /^注文する/ })).not.toBeInTheDocument()
})

describe('[CAT-051] [API-044] pictograms', () => {
  const pictograms = [
    { position_code: '1', image_path: '/pictures/pictograms/direct.svg', name: '産直', rank: 4 },
    { position_code: '1', image_path: '/pictures/pictograms/domestic.svg', name: '国産', rank: 3 },
    { position_code: '2', image_path: '/pictures/pictograms/less-salt.svg', name: '減塩', rank: 10 },
    { position_code: '2', name: '低脂肪', rank: 8, color: '#17507A', background_color: '#E4F0F8' },
  ]
  const listed = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')

  it('stand at their places in the order of their ranks, named, and no mark says the same again', async () => {
    await open(milk, { pict_info_list: pictograms, display_mark_list: [{ mark: 'd', name: '産直' }] })
    expect(within(screen.getByRole('list', { name: '商品のしるし' })).getAllByRole('img')).toHaveLength(2)
    expect(screen.getAllByRole('img', { name: /国産|産直/ }).map((image) => image.getAttribute('alt'))).toEqual([
      '国産',
      '産直',
    ])
    expect(screen.getByRole('img', { name: '国産' })).toHaveAttribute(
      'src',
      'https://delivery.shop.test/pictures/pictograms/domestic.svg',
    )
    expect(screen.queryByText('産直')).not.toBeInTheDocument()
    const [lowFat, lessSalt] = listed('商品のマーク')
    expect(lowFat).toHaveTextContent('低脂肪')
    expect(lowFat).toHaveStyle({ color: '#17507A' })
    expect(within(lessSalt as HTMLElement).getByRole('img', { name: '減塩' })).toBeInTheDocument()
  })

  it('of which the picture is missing are their names', async () => {
    await open(milk, { pict_info_list: pictograms })
    fireEvent.error(screen.getByRole('img', { name: '国産' }))
    expect(listed('商品のしるし')[0]).toHaveTextContent('国産')
  })
})

describe('[CAT-057] what was recommended', () => {
  const views = () => {
    const told: unknown[] = []
    server.use(
      answer(recommendedViewCall, ({ body }) => {
        told.push(body)
        return {}
      }),
    )
    return told
  }

  it('is told once when a member opens it, under the id that the recommendations know', async () => {
    answerProduct(milk)
    answerOrders()
    const told = views()
    openCatalogue(addressOf(milk, '/recommend/3051-2'))
    const view = { userId: 'user-1', trackingId: '3051-2', planningWeek: '20261201', orderNo: '104001' }
    await waitFor(() => expect(told).toEqual([view]))
    await screen.findByRole('heading', { level: 1, name: milk.name })
    expect(told).toHaveLength(1)
  })

  it.each([
    { id: 'MOB-009', says: 'in the app', rest: '/recommend/3051-2', options: { entry: 'app' } as const },
    { id: 'GRD-079', says: 'of a visitor', rest: '/recommend/3051-2', options: { as: 'visitor' } as const },
    { id: 'CAT-057', says: 'without an id', rest: '/recommend', options: {} },
    { id: 'CAT-057', says: 'of an id of a wrong form', rest: '/recommend/%3Cb%3E', options: {} },
  ])('[$id] is not told $says', async ({ rest, options }) => {
    answerProduct(milk)
    answerOrders()
    const told = views()
    openCatalogue(addressOf(milk, rest), options)
    await screen.findByRole('heading', { level: 1, name: milk.name })
    expect(told).toEqual([])
  })

  it('[CAT-094] is nothing that a member hears of when it fails', async () => {
    answerProduct(milk)
    answerOrders()
    let isAsked = false
    server.use(
      answer(recommendedViewCall, () => {
        isAsked = true
        return refused(500)
      }),
    )
    const { platform } = openCatalogue(addressOf(milk, '/recommend/3051-2'))
    await waitFor(() => expect(isAsked).toBe(true))
    await screen.findByRole('heading', { level: 1, name: milk.name })
    expect(platform.notices.shown()).toEqual([])
  })
})

describe('[CAT-056] a week that is over', () => {
  const past = aProduct({ week: '20261101' })

  it.each(['delivery', 'visitor'] as const)('has no order controls for a %s', async (as) => {
    await open(past, {}, { as })
    expect(box().getByText('ご注文の受付は終了しました')).toBeInTheDocument()
    expect(box().queryByRole('button', { name: /注文|ログイン|増やす/ })).not.toBeInTheDocument()
    scrollWatchedTo(-400)
    expect(screen.queryByLabelText('ご注文（画面の下）')).not.toBeInTheDocument()
  })

  it('leads to the same product where it can be ordered', async () => {
    await open(past, { nxtkiksyua: '20261201' }, { rest: '/search' })
    expect(box().getByRole('link', { name: '12月1週の商品を見る' })).toHaveAttribute(
      'href',
      '/products/20261201/104001/search',
    )
  })

  it.each([
    { says: 'says only that it is on sale', isOnSale: true, link: '/products/20261201/104001/search' },
    { says: 'says nothing of another week', isOnSale: false, link: undefined },
  ])('of a service that $says leads to $link', async ({ isOnSale, link }) => {
    await open({ ...past, isOnSale }, { has_products: isOnSale ? 1 : 0 }, { rest: '/search' })
    expect(box().queryByRole('link')?.getAttribute('href') ?? undefined).toBe(link)
  })

  it('is over also when the deadline of an open week has passed', async () => {
    answerProduct(milk)
    answerOrders()
    openCatalogue(addressOf(milk), { now: atDeadline(1), weeks: [aPlanningWeek(), theNextWeek()] })
    expect(await screen.findByText('ご注文の受付は終了しました')).toBeInTheDocument()
  })
})

describe('the bar at the foot of a phone', () => {
  // Hidden by the style sheet on a desktop page, which is what jsdom draws.
  const bar = () => screen.queryByLabelText('ご注文（画面の下）')

  it('comes when the order button has left the screen at its top, and goes when it is back', async () => {
    await open()
    expect(bar()).not.toBeInTheDocument()
    scrollWatchedTo(900)
    expect(bar()).not.toBeInTheDocument()
    scrollWatchedTo(-200)
    expect(bar()).toHaveTextContent('税込 257円')
    scrollWatchedTo(300)
    expect(bar()).not.toBeInTheDocument()
  })

  it('has the same quantity as the box, and orders it', async () => {
    const { user, orders } = await open()
    await user.click(box().getByRole('button', { name: '1つ増やす' }))
    scrollWatchedTo(-200)
    const inBar = within(bar() as HTMLElement)
    expect(inBar.getByText('2', { selector: 'output' })).toBeInTheDocument()
    await user.click(inBar.getByText('注文する'))
    await waitFor(() => expect(orders.quantityOf(milk)).toBe(2))
    expect(inBar.getByText('2', { selector: 'output' })).toBeInTheDocument()
  })
})

describe('recommended products', () => {
  const recommended = (modelid: string, list: readonly Product[]) => ({
    product_basic_info_list: list.map(productWire),
    meta: { request_params: { modelid } },
  })
  const row = () => screen.findByRole('region', { name: 'この商品を見た人へのおすすめ' })

  it('[CAT-058] [CAT-093] [API-036] are asked for up to fifty of the same category beside the product, without itself', async () => {
    const asked: object[] = []
    answerProduct(milk)
    answerOrders()
    server.use(
      answer(recommendedProductsCall, ({ query }) => {
        asked.push(query)
        return recommended('3001', [milk, ...products(2, { maxOrder: 2 })])
      }),
    )
    openCatalogue(addressOf(milk))
    const cards = within(await row()).getAllByRole('article')
    expect(cards.map((card) => textOf(within(card).getByRole('heading')))).toEqual(['商品1', '商品2'])
    expect(asked).toEqual([
      expect.objectContaining({ limit: 50, category: '13', planningWeek: '20261201', itemIds: ['20261201_104001'] }),
    ])
    expect(within(await row()).getByRole('link', { name: '商品1' })).toHaveAttribute(
      'href',
      '/products/20261201/200001/recommend',
    )
  })

  it('say when they are what others order', async () => {
    answerProduct(milk)
    answerOrders()
    server.use(answer(recommendedProductsCall, recommended('5001', products(1, { maxOrder: 2 }))))
    openCatalogue(addressOf(milk))
    expect(await screen.findByRole('region', { name: 'よく注文されている商品' })).toBeInTheDocument()
  })

  it('[CAT-094] are silently away when they cannot be had', async () => {
    let isAsked = false
    answerProduct(milk)
    answerOrders()
    server.use(
      answer(recommendedProductsCall, () => {
        isAsked = true
        return refused(500)
      }),
    )
    const { platform } = openCatalogue(addressOf(milk))
    await waitFor(() => expect(isAsked).toBe(true))
    await screen.findByRole('heading', { level: 1, name: milk.name })
    expect(screen.queryByText(/おすすめ|よく注文/)).not.toBeInTheDocument()
    expect(platform.notices.shown()).toEqual([])
  })
})

describe('without a product to show', () => {
  const failing = (status: number, code?: string) => {
    answerCategories()
    answerOrders()
    server.use(answer(productCall, () => refused(status, code)))
  }

  it('says that it waits', () => {
    answerCategories()
    answerOrders()
    server.use(answer(productCall, () => new Promise<Response>(() => undefined)))
    openCatalogue(addressOf(milk))
    expect(screen.getByText('商品を読み込み中です')).toBeInTheDocument()
  })

  it.each([
    { says: 'a number that nobody has', path: '/products/20261201/999999' },
    { says: 'no number at all', path: '/products/20261201/abc' },
    { says: 'a week that is none', path: '/products/20261399/104001' },
  ])('[CAT-060] $says: a search box and the categories', async ({ path }) => {
    failing(404, 'CSP9001')
    const { user, platform } = openCatalogue(path)
    expect(await screen.findByRole('heading', { level: 1, name: '商品が見つかりませんでした' })).toBeInTheDocument()
    expect(platform.meta()?.title).toBe('商品が見つかりませんでした')
    expect(screen.getByRole('link', { name: 'カテゴリから探す' })).toHaveAttribute('href', '/category')
    await user.type(within(screen.getByRole('search')).getByRole('textbox'), 'x')
    expect(screen.getByRole('button', { name: '検索' })).toBeInTheDocument()
  })

  it('[CAT-059] [ERR-007] of a kind that has no page: says so and leads back', async () => {
    failing(400, 'CSP9008')
    openCatalogue(addressOf(milk))
    expect(await screen.findByRole('heading', { level: 1, name: 'この商品は表示できません' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'カテゴリへ戻る' })).toHaveAttribute('href', '/category')
  })

  it('says what failed, and tries again', async () => {
    failing(500)
    const { user } = openCatalogue(addressOf(milk), { as: 'visitor' })
    const failed = await screen.findByRole('region', { name: '商品を表示できませんでした' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('商品')
    answerProduct(milk)
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByRole('heading', { level: 1, name: milk.name })).toBeInTheDocument()
  })
})

it('asks anew when a visitor has become a member, whose marks are others', async () => {
  let isAsked = 0
  answerProduct(milk)
  answerOrders()
  server.use(
    answer(productCall, () => {
      isAsked += 1
      return productWire(milk)
    }),
  )
  openCatalogue(addressOf(milk), { as: 'visitor' })
  await screen.findByRole('heading', { level: 1, name: milk.name })
  beginSession('delivery', [aPlanningWeek()])
  await waitFor(() => expect(isAsked).toBe(2))
})
