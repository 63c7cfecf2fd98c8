import type { partnerSitesCall } from '@shop/shared/contract'
import type * as v from 'valibot'
import type { PartnerSettings } from '../config.ts'
import type { ApiSettings } from '../service-addresses.ts'

type PartnerSites = v.InferInput<typeof partnerSitesCall.reply>

/** Who is handed over and as whom. The codes are of accounts that only testers use. [ORD-025, API-075, API-076] */
export const handOver = { hiddenMemberCodes: ['99990001', '99990002'], idPrefix: 'TDK' } as const

export type PartnerSitesFacts = {
  origins: { partners: string }
  api: Pick<ApiSettings, 'base'>
  partner: PartnerSettings
}

/** The shops of partners that the top page leads to. [ORD-021, ORD-022, ORD-025] */
export const partnerSites = ({
  origins: { partners },
  api,
  partner: { jCode, magazineUrl },
}: PartnerSitesFacts): PartnerSites => {
  const handed = { ...handOver, hiddenMemberCodes: [...handOver.hiddenMemberCodes], jCode }
  const picture = (name: string) => `${api.base}/pictures/illust/${name}.webp`
  return {
    scrollBanners: [
      {
        category: 1,
        link: `${partners}/scroll/fashion`,
        linkNumber: '1',
        bannerPath: picture('t-shirt'),
        imgTitle: '衣料・ファッション',
        title: '衣料・ファッション',
        detail: 'あったか肌着、部屋着、歩きやすい靴',
      },
      {
        category: 2,
        link: `${partners}/scroll/daily-goods`,
        linkNumber: '2',
        bannerPath: picture('basket'),
        imgTitle: 'くらしの日用品',
        title: 'くらしの日用品',
        detail: '収納、寝具、掃除、介護用品',
      },
    ],
    partnerShop: {
      bannerPath: picture('package'),
      ...handed,
    },
    magazine: {
      link: magazineUrl,
      bannerPath: picture('cooking'),
      title: 'くらしの情報誌',
      detail: '季節のレシピ、くらしの知恵、読者の声',
      ...handed,
    },
  }
}
