import { describe, expect, it } from '@jest/globals'
import {
  appCategoriesCall,
  categoryProductsCall,
  limitedProductListCall,
  orderListCall,
  productCall,
  recommendedProductsCall,
  smallCategoriesCall,
  webCataloguesCall,
} from '@shop/shared/contract'
import * as v from 'valibot'
import { numbers } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { atDeadline, testHour } from '../testing/test-hour.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'

describe('reading the catalogue', () => {
  const shop = setUp(() => openTestShop(testDatabase))

  type Query = Record<string, string>
  const read = async <S extends v.GenericSchema>(schema: S, path: string, query: Query, who?: string) => {
    const token = who === undefined ? {} : { token: await shop.tokenOf(who) }
    const { status, body } = await shop.ask('GET', path, { query, ...token })
    expect({ status, body }).toMatchObject({ status: 200 })
    return v.parse(schema, body)
  }
  const all = { planningWeek: weeks.first, sort: '-1', limit: '100', offset: '0' }
  const inCategory = (large: string, middle = '0', small = '0', over: Query = {}, who?: string) =>
    read(
      categoryProductsCall.reply,
      '/delivery/ec_category_product_list',
      { ...all, largeCategoryCd: large, middleCategoryCd: middle, smallCategoryCd: small, ...over },
      who,
    )
  const product = (orderNo: string, over: Query = {}, who?: string) =>
    read(productCall.reply, '/delivery/product', { planningWeek: weeks.first, orderNo, ...over }, who)

  describe('categories', () => {
    it('[API-012] come with their sub-categories and the count of their products', async () => {
      const path = '/delivery/app_category_list'
      const { app_category_list } = await read(appCategoriesCall.reply, path, {})
      // As a release asks that names the week.
      const ofWeek = await read(appCategoriesCall.reply, path, { planningWeek: weeks.first })
      expect(ofWeek.app_category_list).toEqual(app_category_list)
      expect(app_category_list).toMatchObject([
        {
          category_code: '11',
          category_name: '牛乳・卵',
          count: 27,
          illustration: `${shop.origins.services}/pictures/illust/glass-of-milk.webp`,
          sub_category_list: [
            { sub_category_code: '1101', sub_count: 7 },
            { sub_category_code: '1102', sub_count: 20 },
          ],
        },
        { category_code: '12', count: 1 },
      ])
    })

    it('[API-029] are listed below a large or a middle one in display order', async () => {
      const ofLarge = { planningWeek: weeks.first, largeCategoryCd: '11' }
      const path = '/delivery/ec_category_list'
      const large = await read(smallCategoriesCall.reply, path, ofLarge)
      expect(large.small_category_list.map((small) => [small.small_cd, small.count])).toEqual([
        ['110101', 6],
        ['110102', 1],
        ['110201', 20],
      ])
      const middle = await read(smallCategoriesCall.reply, path, { ...ofLarge, middleCategoryCd: '1101' })
      expect(middle.small_category_list.map((small) => small.small_cd)).toEqual(['110101', '110102'])
    })

    it.each([
      { codes: ['11', '0', '0'], count: 27 },
      { codes: ['11', '1101', '0'], count: 7 },
      { codes: ['11', '1101', '110102'], count: 1 },
      { codes: ['0', '0', '0'], count: 28 },
      { codes: ['99', '0', '0'], count: 0 },
    ])(
      '[BIZ-005] are read with 0 as all of the level above: $codes',
      async ({ codes: [large = '', middle, small], count }) => {
        const { total_count, product_basic_info_list } = await inCategory(large, middle, small)
        expect([total_count, product_basic_info_list.length]).toEqual([count, count])
      },
    )

    it('[BIZ-009] sort their products by price, both ways, and by popularity', async () => {
      const prices = async (sort: string) =>
        (await inCategory('11', '0', '0', { sort })).product_basic_info_list.map((one) => one.taxin_price)
      expect(await prices('3')).toEqual((await prices('3')).toSorted((one, other) => one - other))
      expect(await prices('-3')).toEqual((await prices('-3')).toSorted((one, other) => other - one))
      const popular = await inCategory('11', '1102', '0', { sort: '-2' })
      expect(popular.product_basic_info_list[0]?.order_no).toBe('000201')
    })

    it('give their products in pages without a gap and without a double', async () => {
      const pages = await Promise.all(
        ['0', '10', '20'].map((offset) => inCategory('11', '0', '0', { limit: '10', offset })),
      )
      const seen = pages.flatMap((page) => page.product_basic_info_list.map((one) => one.order_no))
      expect(new Set(seen).size).toBe(27)
      expect(pages.map((page) => page.total_count)).toEqual([27, 27, 27])
    })

    /** Of 216 and of 194 yen, in the category of milk. */
    const both = [numbers.milk, numbers.lowFat]
    it.each([
      { says: 'a pictogram', filter: { searchCond: 'hokkaido' }, left: [numbers.milk] },
      {
        says: 'two pictograms, which must both hold',
        filter: { searchCond: 'domestic,low-fat' },
        left: [numbers.lowFat],
      },
      { says: 'a condition', filter: { searchCond: 'special' }, left: [numbers.special] },
      { says: 'a pictogram and a price', filter: { searchCond: 'domestic', baikaFrom: '216' }, left: [numbers.milk] },
      { says: 'a price that leaves nothing', filter: { baikaTo: '1' }, left: [] },
      { says: 'a value that is gone, which counts for nothing', filter: { searchCond: 'gone,domestic' }, left: both },
    ])('[CAT-084] [K-180] are narrowed by $says', async ({ filter, left }) => {
      const { total_count, product_basic_info_list } = await inCategory('11', '0', '0', filter)
      expect([total_count, product_basic_info_list.map((one) => one.order_no).toSorted()]).toEqual([
        left.length,
        left.toSorted(),
      ])
    })

    it('[CAT-081] [K-180] count the whole category, whatever page is asked for, and what a value finds beside others', async () => {
      const { facet } = await inCategory('11', '0', '0', { limit: '1', offset: '1' })
      expect(facet).toEqual((await inCategory('11')).facet)
      expect(facet?.large_class).toEqual([])
      expect(facet?.pict.map(({ code, count }) => [code, count])).toEqual([
        ['domestic-milk', 2],
        ['hokkaido', 1],
        ['domestic', 2],
        ['low-fat', 1],
      ])
      const cheap = { baikaTo: '200' }
      const values = (await inCategory('11', '0', '0', cheap)).facet
      for (const { code, count } of [...(values?.search_cond ?? []), ...(values?.pict ?? [])])
        expect([code, (await inCategory('11', '0', '0', { ...cheap, searchCond: code })).total_count]).toEqual([
          code,
          count,
        ])
    })

    it('[CAT-041] [K-180] are read in pages of what the filter leaves', async () => {
      const page = (offset: number) =>
        inCategory('11', '0', '0', { searchCond: 'subscription', limit: '3', offset: String(offset) })
      const whole = (await inCategory('11', '0', '0', { searchCond: 'subscription' })).product_basic_info_list
      const pages = await Promise.all([0, 3, 6, 9].map(page))
      expect(pages.map(({ total_count }) => total_count)).toEqual(pages.map(() => whole.length))
      expect(pages.flatMap((one) => one.product_basic_info_list.map(({ order_no }) => order_no))).toEqual(
        whole.map(({ order_no }) => order_no),
      )
    })

    it.each([
      { baikaFrom: '-1' },
      { baikaTo: 'cheap' },
      { searchCond: '' },
      { searchCond: 'a,,b' },
      { searchCond: 'a'.repeat(401) },
    ])('[K-180] refuse the filter %j with 400', async (filter) => {
      const query = { ...all, largeCategoryCd: '11', middleCategoryCd: '0', smallCategoryCd: '0', ...filter }
      expect((await shop.ask('GET', '/delivery/ec_category_product_list', { query })).status).toBe(400)
    })

    it('[GRD-100] are empty in a week that nobody can see yet', async () => {
      expect((await inCategory('11', '0', '0', { planningWeek: '20261203' })).total_count).toBe(0)
    })
  })

  describe('a product', () => {
    it('[CAT-053] has the fields that its page shows', async () => {
      expect(await product(numbers.milk)).toMatchObject({
        order_no: numbers.milk,
        product_name: 'よつばの牛乳',
        product_name_brand: 'きたのめぐみ',
        taxin_price: 216,
        zei_ritu: 8,
        allergy_list: [{ name: '乳', flag_code: '1' }],
        nutrition_list: [{ name: 'たんぱく質', value: '6.8g' }],
        order_count: 0,
        is_favorite: false,
        has_products: true,
        nxtkiksyua: weeks.second,
      })
    })

    it('[CAT-053] has the details that only its page shows', async () => {
      const ofProduct = { order_no: numbers.capped }
      const detail = {
        bestBefore: '製造から10日',
        points: 5,
        ingredients: '生乳',
        notes: ['要冷蔵', '割れ物'],
        bundles: [{ pieces: 2, taxIncludedPrice: 400 }],
        catchCopy: 'しぼりたて',
        copy: [['朝に'], ['夜に', '寝る前に']],
        infos: ['紙パックです。', '冷蔵でお届けします。'],
        additionalCopy: '定期便でもお届けします。',
        nutritionUnit: '100mlあたり',
        calorie: '67kcal',
        nutrition: [{ name: 'たんぱく質', value: '3.3g' }],
        allergens: [{ name: '乳', category: '特定原材料', flagCode: '1' }],
      }
      const change = (to: typeof detail) =>
        shop.db
          .updateTable('product')
          .set({ detail: JSON.stringify(to) })
          .where((row) => row.and(ofProduct))
          .execute()
      const before = await shop.db
        .selectFrom('product')
        .select('detail')
        .where((row) => row.and(ofProduct))
        .executeTakeFirstOrThrow()
      await change(detail)
      const query = { planningWeek: weeks.first, orderNo: numbers.capped }
      const { body } = await shop.ask('GET', '/delivery/product', { query })
      await change(before.detail as typeof detail)
      expect(body).toMatchObject({
        syomikgn: '製造から10日',
        point: 5,
        genzairyo: '生乳',
        note1: '要冷蔵',
        note2: '割れ物',
        bundle_list: [{ bundle_count: 2, bundle_taxin_price: 400 }],
        catch_copy: 'しぼりたて',
        product_copy_list: ['朝に', '夜に', '寝る前に'],
        product_copy_group_list: [{ product_copy_list: ['朝に'] }, { product_copy_list: ['夜に', '寝る前に'] }],
        info1: '紙パックです。',
        info2: '冷蔵でお届けします。',
        additional_syocopy: '定期便でもお届けします。',
        hinon_name: '冷蔵（10℃以下で保存）',
        nutrition_unit: '100mlあたり',
        calorie: '67kcal',
        nutrition_list: [{ name: 'たんぱく質', value: '3.3g' }],
        allergy_list: [{ name: '乳', category: '特定原材料', flag_code: '1' }],
        display_mark_list: [{ mark: 'chilled', name: '冷蔵' }],
      })
    })

    it('[API-043] [CAT-007] that is limited says how many and why; any other nothing of it', async () => {
      const limited = await product(numbers.limited)
      const facts = limited.limited_product_additional_info
      expect(facts).toMatchObject({ max_order: 3, has_lottery_result: false, valid_flg: true })
      // The same facts as in the list of limited products, which says nothing of a lottery.
      const { limited_product_info_list } = await read(limitedProductListCall.reply, '/delivery/limited_product_list', {
        planningWeek: weeks.first,
        webLimitedType: facts?.web_limited_type ?? '',
        sort: '0',
      })
      const listed = limited_product_info_list.find(({ product_info }) => product_info.order_no === numbers.limited)
      expect(listed?.limited_product_additional_info).toMatchObject({ ...facts, has_lottery_result: undefined })
      expect((await product(numbers.milk)).limited_product_additional_info).toBeUndefined()
    })

    it.each([
      { won: null, result: { has_lottery_result: false, konyu_su: 3 } },
      { won: 2, result: { has_lottery_result: true, konyu_su: 3, tosen_su: 2 } },
    ])('[CAT-074] [CAT-075] of a lottery says what a member ordered and won: $won', async ({ won, result }) => {
      const { db } = shop
      const order_no = numbers.capped
      const key = { member_code: '1203456701', planning_week: weeks.first, order_no }
      await db.updateTable('product').set({ lottery_quantity: 5 }).where('order_no', '=', order_no).execute()
      await db
        .deleteFrom('order_line')
        .where((row) => row.and(key))
        .execute()
      const line = {
        ...key,
        order_count: 3,
        input_status: 62,
        cycle: null,
        ordered_at: new Date(testHour),
        win_count: won,
      }
      await db.insertInto('order_line').values(line).execute()
      const mine = await product(order_no, {}, 'member')
      const visitors = await product(order_no)
      await db
        .deleteFrom('order_line')
        .where((row) => row.and(key))
        .execute()
      await db.updateTable('product').set({ lottery_quantity: null }).where('order_no', '=', order_no).execute()
      expect(mine.limited_product_additional_info).toMatchObject(result)
      expect(visitors.limited_product_additional_info?.konyu_su).toBeUndefined()
    })

    it('[CAT-053] that can be subscribed to has a mark for it', async () => {
      const { body } = await shop.ask('GET', '/delivery/product', {
        query: { planningWeek: weeks.first, orderNo: '000201' },
      })
      expect(body['display_mark_list']).toContainEqual({ mark: 'subscription', name: '定期便' })
    })

    it('[CAT-056] of which no open week has an offer says so', async () => {
      const { db } = shop
      const order_no = numbers.capped
      const planning_week = [weeks.first, weeks.second]
      await db
        .deleteFrom('order_line')
        .where('order_no', '=', order_no)
        .where('planning_week', 'in', planning_week)
        .execute()
      const offers = await db
        .deleteFrom('offer')
        .where('order_no', '=', order_no)
        .where('planning_week', 'in', planning_week)
        .returningAll()
        .execute()
      const past = await product(numbers.capped, { planningWeek: weeks.past, includePastPlanningWeeks: '1' })
      await shop.db.insertInto('offer').values(offers).execute()
      expect([past.has_products, past.nxtkiksyua]).toEqual([false, undefined])
    })

    it.each([
      { no: numbers.special, wire: { is_special_price: true, original_taxin_price: 324 } },
      { no: numbers.limited, wire: { is_limited_product: true, limited_product_max_order: 3 } },
      { no: numbers.capped, wire: { genteisu: 5 } },
      { no: numbers.pointExchange, wire: { is_point_exchange_product: true, base_taxin_price_point: 500 } },
      { no: numbers.beer, wire: { daibun_cd: '25', zei_ritu: 10 } },
      { no: numbers.imperfect, wire: { has_wakeari: true, wakeari_note1: '形が不ぞろい' } },
      { no: '000201', wire: { come_every_syo_kbn: '1' } },
    ])('[API-042] carries its flags: $no', async ({ no, wire }) => {
      expect(await product(no)).toMatchObject(wire)
    })

    it('[ORD-129] tells a member how many they ordered', async () => {
      const query = { planningWeek: weeks.first, limit: '1', offset: '0' }
      const { order_list } = await read(orderListCall.reply, '/delivery/order_list', query, 'member')
      const [line] = order_list
      const no = line?.product_info.order_no ?? ''
      expect((await product(no, {}, 'member')).order_count).toBe(line?.order_count)
      expect((await product(no)).order_count).toBe(0)
    })

    it.each([
      { says: 'an unknown number', query: { orderNo: '999999' } },
      { says: 'an unknown week', query: { planningWeek: '20991201' } },
      { says: 'a closed week', query: { planningWeek: weeks.past } },
      { says: 'a week that has not opened', query: { planningWeek: '20261203' } },
    ])('is refused with 404 CSP9001: $says', async ({ query }) => {
      const { status, body } = await shop.ask('GET', '/delivery/product', {
        query: { planningWeek: weeks.first, orderNo: numbers.milk, ...query },
      })
      expect([status, body['error_status']]).toEqual([404, 'CSP9001'])
    })

    it('[CAT-056] of a closed week when past ones are asked for', async () => {
      const past = await product(numbers.milk, { planningWeek: weeks.past, includePastPlanningWeeks: '1' })
      expect(past).toMatchObject({ planning_week: weeks.past, has_products: true, nxtkiksyua: weeks.first })
    })

    it('its pictures can be kept for ever and do nothing on their own', async () => {
      const [image] = (await product(numbers.milk)).image_url_list
      const response = await fetch(image?.image_url ?? '')
      expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await response.text()).toMatch(/^<svg/)
    })

    it('[API-044] [CAT-051] has its pictograms with picture, place, colours and rank', async () => {
      const { db } = shop
      await db
        .updateTable('product')
        .set({ pictograms: JSON.stringify(['less-salt', 'domestic', 'gone']) })
        .where('order_no', '=', numbers.capped)
        .execute()
      const { pict_info_list: list } = await product(numbers.capped)
      await db.updateTable('product').set({ pictograms: '[]' }).where('order_no', '=', numbers.capped).execute()
      expect(list.map(({ name, position_code }) => [name, position_code])).toEqual([
        ['国産', '1'],
        ['減塩', '2'],
      ])
      expect(list[0]).toMatchObject({ color: '#1F5F3A', background_color: '#E6F4EA', component: 'Pictogram' })
      const picture = await fetch(new URL(list[0]?.image_path ?? '', shop.origins.services))
      expect(picture.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
      expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    })

    it.each([
      '/pictures/pictograms/nothing.svg',
      '/pictures/products/x/999999-main-list.svg',
      '/pictures/products/x/..%2f..',
      '/pictures/illust/nothing.webp',
    ])('a picture that is not there is 404: %s', async (path) => {
      expect((await shop.ask('GET', path)).status).toBe(404)
    })
  })

  describe('recommendations', () => {
    const recommend = (over: Query = {}, who?: string) =>
      read(
        recommendedProductsCall.reply,
        '/recommend/recommended_products',
        { planningWeek: weeks.first, specId: 'top', limit: '5', ...over },
        who,
      )

    it('[BIZ-010] a visitor gets the ranking, counted from orders', async () => {
      const { meta, product_basic_info_list } = await recommend()
      expect(meta.request_params.modelid).toMatch(/^50/)
      const lines = await shop.db.selectFrom('order_line').selectAll().execute()
      const pieces = (no: string) =>
        lines
          .filter((line) => line.order_no === no && line.planning_week <= weeks.first)
          .filter((line) => line.planning_week >= '20261102')
          .reduce((sum, line) => sum + line.order_count, 0)
      const counts = product_basic_info_list.map((one) => pieces(one.order_no))
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
      expect(counts[0]).toBe(Math.max(...lines.map((line) => pieces(line.order_no))))
    })

    it('[BIZ-010] a member gets their own, the same each time and none that is ordered', async () => {
      const [once, again] = [await recommend({}, 'member'), await recommend({}, 'member')]
      expect(once.meta.request_params.modelid).toMatch(/^30/)
      expect(again).toEqual(once)
      expect(once.product_basic_info_list.every((one) => one.order_count === 0)).toBe(true)
    })

    it.each([
      { over: { modelId: '5001' }, model: /^50/ },
      { over: { modelId: '3001' }, model: /^30/ },
      { over: { specId: 'ranking' }, model: /^50/ },
    ])('lets a member ask for the ranking or for their own: $over', async ({ over, model }) => {
      expect((await recommend(over, 'member')).meta.request_params.modelid).toMatch(model)
    })

    it('never rank alcohol and products that are paid with points', async () => {
      const { product_basic_info_list } = await recommend({ limit: '100' })
      const listed = product_basic_info_list.map((one) => one.order_no)
      expect(listed).not.toContain(numbers.beer)
      expect(listed).not.toContain(numbers.pointExchange)
    })
  })

  it('[CAT-016] the four catalogues of the top page are among the web catalogues', async () => {
    const { catalogue_list } = await read(webCataloguesCall.reply, '/delivery/web_catalogue_list', {
      planningWeek: weeks.first,
    })
    expect(catalogue_list.map((one) => one.catalogueCode)).toEqual(
      expect.arrayContaining(['4010', '4030', '4040', '4070']),
    )
    expect(catalogue_list.filter((one) => one.isNew === '1').map((one) => one.catalogueCode)).toEqual(['4090'])
    const pictures = await Promise.all(catalogue_list.map((one) => fetch(one.imagePath)))
    expect(pictures.map((one) => one.status)).toEqual(catalogue_list.map(() => 200))
  })

  it('[GRD-100] a week that nobody can see yet has no categories and no catalogues', async () => {
    const week = { planningWeek: '20261203' }
    const categories = await read(appCategoriesCall.reply, '/delivery/app_category_list', week)
    const small = await read(smallCategoriesCall.reply, '/delivery/ec_category_list', {
      ...week,
      largeCategoryCd: '11',
    })
    const catalogues = await read(webCataloguesCall.reply, '/delivery/web_catalogue_list', week)
    expect([categories.app_category_list, small.small_category_list, catalogues.catalogue_list]).toEqual([[], [], []])
  })

  it('[API-015] limited products are sold for the week that closes next', async () => {
    const token = await shop.tokenOf('member')
    const weekNow = async () => (await shop.ask('GET', '/delivery/limited_product_planning_weeks', { token })).body
    expect(await weekNow()).toEqual({ planning_week: weeks.first })
    shop.clock.set(new Date(atDeadline(1)))
    expect(await weekNow()).toEqual({ planning_week: weeks.second })
    shop.clock.set(new Date(testHour))
  })

  it('[API-014] visitors have two open weeks and eight past ones', async () => {
    shop.clock.set(new Date(testHour))
    const { body } = await shop.ask('GET', '/delivery/member_latest_planning_weeks')
    expect(body['member_latest_planning_weeks']).toEqual([
      {
        latest_planning_week: weeks.first,
        planning_week_start: atDeadline(0, -2),
        planning_week_end: atDeadline(),
        haitatu: '2026-12-01',
      },
      expect.objectContaining({ latest_planning_week: weeks.second }),
    ])
    expect((body['old_week_planning_list'] as string[])[0]).toBe(weeks.past)
  })
})
