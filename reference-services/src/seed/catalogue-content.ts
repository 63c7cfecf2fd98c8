import type {
  CatalogueBannerPlace,
  catalogueBannersCall,
  catalogueListCall,
  catalogueNumbersCall,
} from '@shop/shared/contract'
import type * as v from 'valibot'
import type { PlannedWeek } from '../calendar/planning-weeks.ts'
import { type PaperCatalogue, paperCatalogues } from '../catalogues/paper-catalogues.ts'

type CatalogueList = v.InferInput<typeof catalogueListCall.reply>
type Numbers = v.InferInput<ReturnType<typeof catalogueNumbersCall>['reply']>
type Banners = v.InferInput<ReturnType<typeof catalogueBannersCall>['reply']>
type Banner = NonNullable<CatalogueList['features']>[number]
type Words = Pick<Banner, 'title' | 'lead' | 'text' | 'tint'> & { illustration: string; link: string }
type Range = NonNullable<Numbers['numbers']>[number]

const monthsOfQuarter = 3
const quarterFirstMonth = (month: number) => month - ((month - 1) % monthsOfQuarter)
const twoDigits = (count: number) => String(count).padStart(2, '0')
const lastWeekOfMonth = '06'

/** 20261201 → number 264, from 20261001 to 20261206. */
function quarterOf(week: string): Range {
  const year = week.slice(0, 4)
  const first = quarterFirstMonth(Number(week.slice(4, 6)))
  return {
    number: Number(`${year.slice(2)}${Math.ceil(first / monthsOfQuarter)}`),
    startPlanningWeek: `${year}${twoDigits(first)}01`,
    endPlanningWeek: `${year}${twoDigits(first + monthsOfQuarter - 1)}${lastWeekOfMonth}`,
  }
}

/** 20261201 → number 261201, that week alone. */
const weekOf = (week: string): Range => ({
  number: Number(week.slice(2)),
  startPlanningWeek: week,
  endPlanningWeek: week,
})

/** Numbers of a catalogue for the weeks that can be looked at. */
export function numbersOf(
  { isWeekly = false }: PaperCatalogue,
  weeks: readonly Pick<PlannedWeek, 'number'>[],
): Range[] {
  const ranges = weeks.map(({ number }) => (isWeekly ? weekOf(number) : quarterOf(number)))
  return ranges.filter(({ number }, at) => ranges.findIndex((other) => other.number === number) === at)
}

const contents = (id: string, name: string) => `/catalogue/contents/${id}/${name}`
const category = (id: string, code: string) => `/catalogue/category/${id}/${code}`
const search = (word: string) => `/search/results?searchWord=${encodeURIComponent(word)}`

type PlacedBanners = { upper: readonly Words[]; middleTitle: string; middle: readonly Words[] }

const bannersById: Readonly<Record<string, PlacedBanners>> = {
  '1': {
    upper: [
      words('巻頭特集', '年末の大掃除、\nことしは楽に。', 'sponge', '#DCEEF5', contents('1', 'osoji')),
      words('6〜9ページ', '洗濯まわりを\nまとめて買いおき', 'soap', '#F9DDE1', category('1', '2202')),
      words('14〜17ページ', '冬のあったか\n部屋じたく', 'socks', '#F7D774', category('1', '2206')),
    ],
    middleTitle: '台所まわりの特集',
    middle: [
      words('20ページ', '使いやすい\nキッチン用品', 'bowl-with-spoon', '#F3E3D2', category('1', '2204')),
      words('24ページ', 'からだをいたわる\n毎日のケア', 'lotion-bottle', '#E1EED6', category('1', '2203')),
    ],
  },
  '2': {
    upper: [
      words('巻頭特集', '鍋がおいしい、\n冬のはじまり。', 'pot-of-food', '#F7D774', contents('2', 'nabe')),
      words('6〜9ページ', '年末のごちそう\n早期予約', 'shrimp', '#DCEEF5', search('おせち')),
      words('12〜15ページ', '朝いちばんの牛乳と\n焼きたてパン', 'glass-of-milk', '#E1EED6', category('2', '15')),
      words('18〜21ページ', 'きのこと根菜で\nあったかごはん', 'brown-mushroom', '#F3E3D2', category('2', '11')),
    ],
    middleTitle: '今号のおすすめ特集',
    middle: [
      words('24ページ', '朝5分でできる\nお弁当のおかず', 'bento-box', '#F9DDE1', contents('2', 'obento')),
      words('30ページ', '皮ごとかじる、\n北海道のりんご', 'red-apple', '#E1EED6', category('2', '12')),
      words('36ページ', '冷凍庫に\nあると安心', 'dumpling', '#DCEEF5', category('2', '18')),
    ],
  },
  '3': {
    upper: [
      words('巻頭特集', '毎日つかう、\nコープの定番。', 'bread', '#F3E3D2', contents('3', 'teiban')),
      words('8ページ', '米・パン・麺を\n買いおき', 'sheaf-of-rice', '#F7D774', category('3', '17')),
    ],
    middleTitle: '組合員の声から生まれた商品',
    middle: [words('16ページ', '大豆のうまみ、\n豆腐と納豆', 'beans', '#E1EED6', category('3', '16'))],
  },
  '4': {
    upper: [
      words('巻頭特集', 'この冬に贈る、\n北の味。', 'bouquet', '#F9DDE1', contents('4', 'okurimono')),
      words('10ページ', 'おせち・行事食の\nご予約', 'bento-box', '#F7D774', category('4', '1906')),
    ],
    middleTitle: '集まる日の食卓',
    middle: [
      words('18ページ', 'みんなで囲む\n牛肉のごちそう', 'cut-of-meat', '#F3E3D2', category('4', '1402')),
      words('22ページ', '焼き菓子の\n詰め合わせ', 'cookie', '#DCEEF5', category('4', '2101')),
    ],
  },
  '5': {
    upper: [
      words('巻頭特集', '生産者の顔が\n見える野菜', 'carrot', '#E1EED6', contents('5', 'seisansha')),
      words('8ページ', 'みかんとりんご、\n冬の果実', 'tangerine', '#F7D774', category('5', '12')),
    ],
    middleTitle: '産地からの便り',
    middle: [words('14ページ', '雪の下で甘くなる\n根菜といも', 'potato', '#F3E3D2', category('5', '1103'))],
  },
  '6': {
    upper: [words('巻頭特集', '蔵元をたずねて、\n北から南へ。', 'jar', '#EBD6BC', contents('6', 'kuramoto'))],
    middleTitle: '味の決め手をさがす',
    middle: [words('12ページ', 'だしがきいた\nつゆとたれ', 'honey-pot', '#F3E3D2', category('6', '2003'))],
  },
}

function words(lead: string, title: string, illustration: string, tint: string, link: string): Words {
  return { lead, title, illustration, tint, link }
}

const toBanner =
  (illustrations: string) =>
  ({ illustration, link, ...rest }: Words): Banner => ({
    imgUrl: `${illustrations}/${illustration}-l.webp`,
    linkUrl: link,
    ...rest,
  })

/** The list of catalogues: the catalogues, one feature and the picture at its foot. [CAT-014] */
export function catalogueList(illustrations: string): CatalogueList {
  return {
    catalogueList: paperCatalogues.map(({ id, name, subtitle, picture, tint, pages = 0, webCode }) => ({
      catalogueId: id,
      name,
      subtitle,
      imgUrl: `${illustrations}/${picture}-l.webp`,
      tint,
      totalPages: pages,
      catalogueCode: webCode ?? null,
    })),
    features: [
      toBanner(illustrations)({
        title: '産直生産者の顔が見えるカタログ',
        text: '42人の生産者と、冬の畑から。',
        illustration: 'leafy-green',
        tint: '#E1EED6',
        link: contents('5', 'seisansha'),
      }),
    ],
    footerImage: { imgUrl: `${illustrations}/basket-l.webp`, title: '週に一度の、台所便。カタログは毎週お届けします' },
  }
}

/** The catalogues of the list, beside the one that it does not show. */
const otherCatalogues = paperCatalogues.length - 1

const places: readonly CatalogueBannerPlace[] = ['upper', 'middle', 'lower']

/** Files below `static-data/catalogue`: of each catalogue its numbers, and its banners under each of them. */
export function catalogueFiles(
  illustrations: string,
  weeks: readonly Pick<PlannedWeek, 'number'>[],
): { name: string; content: Numbers | Banners }[] {
  return paperCatalogues.flatMap((catalogue) => {
    const numbers = numbersOf(catalogue, weeks)
    const of: Record<CatalogueBannerPlace, { title?: string; items: Banner[] }> = {
      upper: { items: (bannersById[catalogue.id]?.upper ?? []).map(toBanner(illustrations)) },
      middle: {
        title: bannersById[catalogue.id]?.middleTitle ?? '',
        items: (bannersById[catalogue.id]?.middle ?? []).map(toBanner(illustrations)),
      },
      lower: {
        items: [
          toBanner(illustrations)({
            title: 'ほかのカタログも見る',
            text: `保存版カタログ 全${otherCatalogues}冊`,
            illustration: 'basket',
            tint: '#0E5A63',
            link: '/catalogs',
          }),
        ],
      },
    }
    const banners = places.map((place) => ({
      name: `${catalogue.id}/${place}-banner`,
      content: { banners: Object.fromEntries(numbers.map(({ number }) => [String(number), of[place]])) },
    }))
    return [{ name: `${catalogue.id}/numbers`, content: { numbers } }, ...banners]
  })
}
