import type { BannerWire } from '@shop/shared/contract'

/** A banner as the shop keeps it; its picture's address is made when it is asked for. */
export type Banner = Omit<BannerWire, 'bannerImageUrl'>

type Words = Pick<Banner, 'areaNumber' | 'displayMode' | 'planningName' | 'companyName' | 'linkPath'> & {
  picture: string
}

const search = (word: string) => `/search/results?searchWord=${encodeURIComponent(word)}`

/** Area 0 is for subscriptions, 1 for our own plans, 2 for makers who pay. [ORD-016] */
const plans: readonly Words[] = [
  plan(0, 'BOTH', '登録すると毎週お届け', '牛乳・たまごは\n定期便がお得です', 'glass-of-milk', '/mycle'),
  plan(1, 'BOTH', '産直', '冬こそ根菜。\n土つき産直野菜', 'carrot', search('野菜')),
  plan(1, 'LOGGED_IN', '北の海から', 'お刺身用ほたて、\nうにの予約受付', 'shrimp', search('ほたて')),
  plan(1, 'NOT_LOGGED_IN', 'はじめての方へ', '人気の商品を\n見てみませんか', 'basket', '/category'),
  plan(1, 'BOTH', '冬じたく', 'あったかスープと\nパンの朝ごはん', 'bread', search('パン')),
  plan(2, 'BOTH', 'きたのめぐみ乳業', 'とろける\nゴーダチーズ', 'cheese-wedge', search('チーズ')),
  plan(2, 'BOTH', '大地製粉', '北海道産小麦の\nうどんとパスタ', 'sheaf-of-rice', search('うどん')),
]

function plan(
  areaNumber: number,
  displayMode: Banner['displayMode'],
  companyName: string,
  planningName: string,
  picture: string,
  linkPath: string,
): Words {
  return { areaNumber, displayMode, companyName, planningName, picture, linkPath }
}

/** Plans are entered with the first day of their month. [API-050] */
function entered(week: string): Pick<Banner, 'createdAt' | 'updatedAt'> {
  const at = `${week.slice(0, 4)}-${week.slice(4, 6)}-01T09:00:00+09:00`
  return { createdAt: at, updatedAt: at }
}

const imageFile = (picture: string): string => `${picture}-l.webp`

/** Every picture that a banner shows, each once. */
export const bannerImageFiles: readonly string[] = [...new Set(plans.map(({ picture }) => imageFile(picture)))]

/** The same plans every week, each week with ids of its own. */
export const bannersOfWeek = (week: string): readonly Banner[] =>
  plans.map(({ picture, ...words }, at) => ({
    id: `${week}-${at + 1}`,
    ...entered(week),
    planningWeek: week,
    imageFileName: imageFile(picture),
    orderNumber: at + 1,
    ...words,
  }))
