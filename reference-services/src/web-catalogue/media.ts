/** A medium of the web catalogue, and the large categories that it is made of. */
export type Medium = {
  code: string
  name: string
  subtitle: string
  picture: string
  tint: string
  categories: readonly string[]
  /** Of each category, the best liked first. */
  productsOfCategory: number
}

/** Products on a page. */
export const pageHolds = 6
const coverPages = 1

/** Media that can be leafed through; the first four are those of the top page. [BIZ-011, CAT-016] */
export const media: readonly Medium[] = [
  {
    code: '4010',
    name: 'トドック',
    subtitle: '毎週の食卓に',
    picture: 'pot-of-food',
    tint: '#F7D774',
    categories: ['11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21'],
    productsOfCategory: 24,
  },
  {
    code: '4030',
    name: 'ちいさなトドック',
    subtitle: '少人数のご家庭に',
    picture: 'bento-box',
    tint: '#E1EED6',
    categories: ['19', '18', '16', '14', '13', '11'],
    productsOfCategory: 12,
  },
  {
    code: '4040',
    name: 'きたまるしぇ',
    subtitle: '北海道の旬をお届け',
    picture: 'ear-of-corn',
    tint: '#DCEEF5',
    categories: ['13', '11', '12', '15'],
    productsOfCategory: 18,
  },
  {
    code: '4070',
    name: 'くらしと雑貨',
    subtitle: '暮らしの道具',
    picture: 'basket',
    tint: '#F3E3D2',
    categories: ['22'],
    productsOfCategory: 90,
  },
  {
    code: '4090',
    name: 'ベビーと子ども',
    subtitle: '離乳食とおやつ',
    picture: 'pancakes',
    tint: '#F9DDE1',
    categories: ['21', '15', '17'],
    productsOfCategory: 12,
  },
]

export const mediumOf = (code: string): Medium | undefined => media.find((medium) => medium.code === code)

/** Pages that the products of each category fill, behind a cover. */
export const pagesFor = (productsOfCategories: readonly number[]): number =>
  productsOfCategories.reduce((sum, count) => sum + Math.ceil(count / pageHolds), coverPages)
