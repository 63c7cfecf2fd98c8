import type { OrderNumber, WeekNumber } from '@shop/shared/domain'

const segment = (text: string) => encodeURIComponent(text)

/** The addresses that the domains publish to each other. Nobody writes an address by hand. [house style 10] */
export const href = {
  top: () => '/',
  entrance: () => '/entrance',
  orderedList: () => '/cart/ordered',
  orderNumberInput: () => '/cart/ordered?mode=inputNumber',
  categories: () => '/category',
  categoryProducts: (large: string, middle = '0', small = '0', sort = '-1') =>
    `/category/${segment(large)}/${segment(middle)}/${segment(small)}/${segment(sort)}`,
  product: (week: WeekNumber | '0', no: OrderNumber) => `/products/${week}/${no}`,
  searchResults: (word: string) => `/search/results?searchWord=${segment(word)}`,
  favourites: () => '/favorite',
  pointHistory: () => '/points/history',
  deliveryApplication: () => '/signup/todok',
} as const
