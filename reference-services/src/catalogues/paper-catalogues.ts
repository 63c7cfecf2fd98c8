/** A catalogue that is printed and stands in the shop with its goods. */
export type PaperCatalogue = {
  id: string
  name: string
  subtitle: string
  picture: string
  tint: string
  /** Not of one with a web code: its pages are those that can be turned, more or fewer each week. */
  pages?: number
  /** Of the same one among the web catalogues. */
  webCode?: string
  /** A weekly one has a number for each week, the others one for each quarter. */
  isWeekly?: boolean
  /** Large or middle categories of the shop that it is about, in the order of its tiles. */
  shelves: readonly [string, ...string[]]
  hashtags: readonly [HashtagName, ...HashtagName[]]
}

/** Hashtags → middle categories whose products stand under them. */
export const hashtags = {
  旬の味覚: ['1101', '1103', '1104', '1201', '1202', '1301', '1304'],
  あったか鍋: ['1101', '1104', '1301', '1304', '1601', '1603'],
  時短: ['1106', '1406', '1803', '1902', '1903', '1905'],
  お弁当に便利: ['1405', '1802', '1805'],
  朝ごはん: ['1501', '1502', '1505', '1702', '1705'],
  おやつの時間: ['2101', '2102', '2103', '2104'],
  買いおき: ['1703', '1704', '2005', '2006', '2106'],
  大掃除: ['2202', '2204'],
  冬じたく: ['2203', '2205', '2206'],
  贈りもの: ['2207', '2101', '2102'],
  年末のごちそう: ['1303', '1306', '1402', '1906'],
  味の決め手: ['2001', '2003', '2004'],
} as const satisfies Record<string, readonly string[]>
export type HashtagName = keyof typeof hashtags

/** In the order of their list; the second is among the web catalogues and stands there. [CAT-015] */
export const paperCatalogues: readonly PaperCatalogue[] = [
  {
    id: '1',
    name: 'くらしのカタログ',
    subtitle: '日用品・住まい',
    picture: 'socks',
    tint: '#C9DBE8',
    pages: 64,
    shelves: ['2201', '2202', '2203', '2204', '2205', '2206'],
    hashtags: ['大掃除', '冬じたく', '贈りもの'],
  },
  {
    id: '2',
    name: 'トドック',
    subtitle: '毎週の食卓に',
    picture: 'pot-of-food',
    tint: '#F7D774',
    webCode: '4010',
    isWeekly: true,
    shelves: ['11', '12', '13', '14', '15', '18', '21', '16', '17', '19', '20', '22'],
    hashtags: ['あったか鍋', 'お弁当に便利', '旬の味覚', '時短', '朝ごはん', 'おやつの時間'],
  },
  {
    id: '3',
    name: 'コープ商品',
    subtitle: '毎日の定番',
    picture: 'bread',
    tint: '#F3E3D2',
    pages: 52,
    shelves: ['15', '16', '17', '20', '2105', '2106'],
    hashtags: ['朝ごはん', '買いおき', '時短'],
  },
  {
    id: '4',
    name: 'ギフト・行事',
    subtitle: '贈りものとおせち',
    picture: 'bouquet',
    tint: '#F9DDE1',
    pages: 40,
    shelves: ['2207', '1906', '1306', '1402', '2101', '2102', '2107'],
    hashtags: ['贈りもの', '年末のごちそう', 'おやつの時間'],
  },
  {
    id: '5',
    name: '産直だより',
    subtitle: '産地から食卓へ',
    picture: 'leafy-green',
    tint: '#F3E3D2',
    pages: 36,
    shelves: ['11', '12', '1301', '1401', '1505', '1701'],
    hashtags: ['旬の味覚', 'あったか鍋', '朝ごはん'],
  },
  {
    id: '6',
    name: '味噌・醤油',
    subtitle: '蔵元めぐり',
    picture: 'steaming-bowl',
    tint: '#EBD6BC',
    pages: 52,
    shelves: ['2001', '2002', '2003', '2004'],
    hashtags: ['味の決め手', 'あったか鍋', '買いおき'],
  },
]

export const paperCatalogueOf = (id: string): PaperCatalogue | undefined => paperCatalogues.find((one) => one.id === id)
