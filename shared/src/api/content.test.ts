import { describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { getAppCategories, getSmallCategories } from './category.ts'
import { getErrorMessages, getFaqItems, getNotices, getPickupItems, getWebCatalogues } from './content.ts'
import {
  errorMessagesReply,
  faqItemsReply,
  noticesReply,
  pickupItemsReply,
  webCataloguesReply,
} from './testing/content-replies.ts'
import { appCategoriesReply, smallCategoriesReply } from './testing/replies.ts'
import { replying } from './testing/replying.ts'

const week = weekNumber('20261201')

describe('notices', () => {
  it('[ORD-009] are the active ones with their links, both ends of their time included, newest first', async () => {
    const notices = await getNotices(replying(noticesReply).api, new Date('2026-11-20T12:00:00+09:00'))
    expect(notices.map(({ title, linkUrl }) => ({ title, linkUrl }))).toEqual([
      { title: '新しいお知らせ', linkUrl: undefined },
      { title: '古いお知らせ', linkUrl: 'https://www.example/1' },
    ])
  })

  it('[API-069] are a static file of the shop', async () => {
    const { api, asked } = replying(noticesReply)
    await getNotices(api, new Date())
    expect(asked[0]?.call).toMatchObject({ service: 'shop', path: '/static-data/notices.json', access: 'anyone' })
  })
})

describe('questions', () => {
  it.each([
    { mode: 'lp', titles: ['見学'] },
    { mode: 'top', titles: ['組合員'] },
    { mode: 'faq', titles: ['組合員', '一覧'] },
  ] as const)('[CHR-054] [GRD-005] in mode $mode are $titles', async ({ mode, titles }) => {
    const items = await getFaqItems(replying(faqItemsReply).api, mode)
    expect(items.map((item) => item.title)).toEqual(titles)
  })
})

describe('pickups', () => {
  it.each([
    {
      says: 'a member on the web',
      isViewMode: false,
      entry: 'web',
      titles: ['common common', 'common only-site', 'logged-in common', 'logged-in only-site'],
    },
    {
      says: 'a visitor on the web',
      isViewMode: true,
      entry: 'web',
      titles: ['common common', 'common only-site', 'view-mode common', 'view-mode only-site'],
    },
    {
      says: 'a member in the app',
      isViewMode: false,
      entry: 'app',
      titles: ['common common', 'common only-app', 'logged-in common', 'logged-in only-app'],
    },
    {
      says: 'a visitor in the app',
      isViewMode: true,
      entry: 'app',
      titles: ['common common', 'common only-app', 'view-mode common', 'view-mode only-app'],
    },
  ] as const)('[ORD-012] are filtered for $says', async ({ isViewMode, entry, titles }) => {
    const items = await getPickupItems(replying(pickupItemsReply).api, { week, isViewMode, entry })
    expect(items.map((item) => item.title)).toEqual(titles)
  })

  it('[ORD-012] are those of the week', async () => {
    const other = { week: weekNumber('20261202'), isViewMode: false, entry: 'web' } as const
    expect(await getPickupItems(replying(pickupItemsReply).api, other)).toEqual([
      {
        imageUrl: '/i.webp',
        linkUrl: '/category',
        tint: '#f3d9b1',
        title: 'another week',
        lead: '今週の',
        text: 'おすすめ',
      },
    ])
  })
})

describe('other content', () => {
  it('[ERR-013] error messages have code, title, message and a link where there is one', async () => {
    expect(await getErrorMessages(replying(errorMessagesReply).api)).toEqual([
      { code: 'CSP50002', title: '受付終了', message: 'この週の受付は終了しました。', link: '/faq' },
      { code: 'CSP9001', title: '商品が見つかりません', message: '注文番号をご確認ください。' },
    ])
  })

  it('[API-046] web catalogues come in their order', async () => {
    const catalogues = await getWebCatalogues(replying(webCataloguesReply).api, week)
    expect(catalogues.map(({ name }) => name)).toEqual(['A', 'X', 'B', 'C', 'D'])
    expect(catalogues[0]).toEqual({
      code: '4010',
      name: 'A',
      subtitle: '12月1週',
      imageUrl: '/c.webp',
      tint: '#ffffff',
      isNew: true,
    })
  })

  it.each([
    { isNew: '1', badge: true },
    { isNew: '0', badge: false },
    { isNew: null, badge: false },
  ])('[CAT-016] isNew $isNew is new: $badge', async ({ isNew, badge }) => {
    const [one] = webCataloguesReply.catalogue_list ?? []
    const [catalogue] = await getWebCatalogues(replying({ catalogue_list: [{ ...one, isNew }] }).api, week)
    expect(catalogue?.isNew).toBe(badge)
  })

  it('[API-012] [CAT-040] app categories have their sub-categories and counts', async () => {
    const { api, asked } = replying(appCategoriesReply)
    expect(await getAppCategories(api, week)).toEqual([
      {
        code: '01',
        name: '野菜',
        count: 120,
        illustration: 'leafy-green',
        subCategories: [{ code: '0101', name: '葉もの', count: 20 }],
      },
      { code: '02', name: '果物', count: 0, subCategories: [] },
    ])
    expect(asked[0]?.query).toEqual({})
  })

  it('[API-045] small categories stand in display order', async () => {
    const { api, asked } = replying(smallCategoriesReply)
    expect(await getSmallCategories(api, { week, large: '01', middle: '0101' })).toEqual([
      { code: '01', name: 'レタス', count: 3 },
      { code: '02', name: 'キャベツ', count: 4 },
    ])
    expect(asked[0]?.query).toEqual({ planningWeek: '20261201', largeCategoryCd: '01', middleCategoryCd: '0101' })
  })

  it('small categories of a large one name no middle one', async () => {
    const { api, asked } = replying(smallCategoriesReply)
    await getSmallCategories(api, { week, large: '01' })
    expect(asked[0]?.query).toEqual({ planningWeek: '20261201', largeCategoryCd: '01' })
  })
})
