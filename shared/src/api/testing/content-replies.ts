import type {
  errorMessagesCall,
  faqItemsCall,
  noticesCall,
  pickupItemsCall,
  webCataloguesCall,
} from '@shop/shared/contract'
import type { Reply } from './reply.ts'

/** Static content as it is published. */

export const noticesReply: Reply<typeof noticesCall> = {
  notices: [
    { title: '終わった', beginDate: '2026-11-01T00:00:00+09:00', endDate: '2026-11-19T23:59:59+09:00', active: true },
    {
      title: '古いお知らせ',
      linkUrl: 'https://www.example/1',
      beginDate: '2026-11-10T00:00:00+09:00',
      endDate: '2026-11-20T12:00:00+09:00',
      active: true,
    },
    {
      title: '新しいお知らせ',
      linkUrl: null,
      beginDate: '2026-11-20T12:00:00+09:00',
      endDate: '2026-12-31T00:00:00+09:00',
      active: true,
    },
    {
      title: '止めたお知らせ',
      linkUrl: null,
      beginDate: '2026-11-20T12:00:00+09:00',
      endDate: '2026-12-31T00:00:00+09:00',
      active: false,
    },
    { title: 'これから', beginDate: '2026-11-20T12:00:01+09:00', endDate: '2026-12-31T00:00:00+09:00', active: true },
  ],
}

export const faqItemsReply: Reply<typeof faqItemsCall> = {
  faqItems: [
    { title: '見学', body: 'a', showLp: true, showTop: false, showFaq: false },
    { title: '組合員', body: 'b', showLp: false, showTop: true, showFaq: true },
    { title: '一覧', body: 'c', showLp: false, showTop: false, showFaq: true },
  ],
}

const aPickup = { imgUrl: '/i.webp', linkUrl: '/category', tint: '#f3d9b1' } as const
const audiences = ['common', 'logged-in', 'view-mode'] as const
const places = ['common', 'only-app', 'only-site'] as const

export const pickupItemsReply: Reply<typeof pickupItemsCall> = {
  pickupItems: [
    ...audiences.flatMap((target) =>
      places.map((targetSiteApp) => ({
        ...aPickup,
        planningWeek: '20261201',
        target,
        targetSiteApp,
        title: `${target} ${targetSiteApp}`,
      })),
    ),
    {
      ...aPickup,
      planningWeek: '20261202',
      target: 'common',
      targetSiteApp: 'common',
      title: 'another week',
      lead: '今週の',
      text: 'おすすめ',
    },
  ],
}

export const errorMessagesReply: Reply<typeof errorMessagesCall> = {
  errorMessages: [
    { code: 'CSP50002', title: '受付終了', message: 'この週の受付は終了しました。', link: '/faq' },
    { code: 'CSP9001', title: '商品が見つかりません', message: '注文番号をご確認ください。', link: null },
  ],
}

const aCatalogue = { imagePath: '/c.webp', tint: '#ffffff' } as const

export const webCataloguesReply: Reply<typeof webCataloguesCall> = {
  catalogue_list: [
    { ...aCatalogue, catalogueCode: '4040', catalogueName: 'C', catalogueOrder: 3, isNew: '0' },
    {
      ...aCatalogue,
      catalogueCode: '4010',
      catalogueName: 'A',
      catalogueOrder: 1,
      isNew: '1',
      catalogueSubtitle: '12月1週',
    },
    { ...aCatalogue, catalogueCode: '4020', catalogueName: 'X', catalogueOrder: 2 },
    { ...aCatalogue, catalogueCode: '4070', catalogueName: 'D', catalogueOrder: 4 },
    { ...aCatalogue, catalogueCode: '4030', catalogueName: 'B', catalogueOrder: 2 },
  ],
}
