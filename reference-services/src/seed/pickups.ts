import type { pickupItemsCall } from '@shop/shared/contract'
import type * as v from 'valibot'
import type { PlannedWeek } from '../calendar/planning-weeks.ts'

type Pickup = NonNullable<v.InferInput<typeof pickupItemsCall.reply>['pickupItems']>[number]
type Words = Pick<Pickup, 'title' | 'text' | 'tint'> & { illustration: string; link: string }

const search = (word: string) => `/search/results?searchWord=${encodeURIComponent(word)}`

/** The first picture of the week, by the season of its delivery. */
const heroes: readonly { months: readonly number[]; words: Words }[] = [
  {
    months: [11, 12, 1, 2],
    words: {
      title: '鍋がおいしい、\n冬のはじまり。',
      text: '北海道の秋鮭、ほたて、旬の白菜。\nひと鍋ぶんを、まとめてお届け。',
      illustration: 'pot-of-food',
      tint: '#F7D774',
      link: search('鍋'),
    },
  },
  {
    months: [3, 4, 5],
    words: {
      title: '春の色を、\n食卓に。',
      text: 'アスパラ、新玉ねぎ、いちご。\nやわらかな春の味をお届け。',
      illustration: 'strawberry',
      tint: '#F9DDE1',
      link: search('いちご'),
    },
  },
  {
    months: [6, 7, 8],
    words: {
      title: '夏のごはんは、\n火を使わずに。',
      text: 'とうもろこし、トマト、冷たい麺。\n暑い日のかんたんな一皿を。',
      illustration: 'ear-of-corn',
      tint: '#E1EED6',
      link: search('トマト'),
    },
  },
  {
    months: [9, 10],
    words: {
      title: '実りの秋を、\n産地から。',
      text: '新米、じゃがいも、かぼちゃ。\n北海道の秋をまるごと。',
      illustration: 'sheaf-of-rice',
      tint: '#F3E3D2',
      link: search('米'),
    },
  },
]

const banners: readonly Words[] = [
  {
    title: '朝いちばんの牛乳と、焼きたてのパン',
    text: '毎週の定番を切らさずに。',
    illustration: 'glass-of-milk',
    tint: '#DCEEF5',
    link: search('牛乳'),
  },
  {
    title: 'えびを、もっと気軽に',
    text: '下ごしらえ済みで、すぐ使えます。',
    illustration: 'shrimp',
    tint: '#F9DDE1',
    link: search('えび'),
  },
  {
    title: '皮ごとかじる、北海道のりんご',
    text: '旬のうちにどうぞ。',
    illustration: 'red-apple',
    tint: '#E1EED6',
    link: search('りんご'),
  },
  {
    title: '今週のお気に入りを、まとめてチェック',
    text: '♡ をつけた商品が、ひと目でわかります。',
    illustration: 'basket',
    tint: '#F3E3D2',
    link: '/favorite',
  },
]

const lead = (week: string) => `${Number(week.slice(4, 6))}月${Number(week.slice(6, 8))}週の特集`

/** Five pickups of a week; the texts stand beside the picture. [ORD-012] */
export function pickupsOfWeek(week: PlannedWeek, illustrations: string): Pickup[] {
  const month = Number(week.deliversOn.slice(5, 7))
  const hero = heroes.find(({ months }) => months.includes(month))?.words
  return [...(hero === undefined ? [] : [hero]), ...banners].map(({ illustration, link, ...words }) => ({
    planningWeek: week.number,
    target: link === '/favorite' ? 'logged-in' : 'common',
    targetSiteApp: 'common',
    imgUrl: `${illustrations}/${illustration}-l.webp`,
    imgSrcSet: `${illustrations}/${illustration}-l.webp 430w, ${illustrations}/${illustration}-xl.webp 860w`,
    linkUrl: link,
    lead: lead(week.number),
    ...words,
  }))
}
