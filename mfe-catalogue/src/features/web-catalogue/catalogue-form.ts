import type { WeekNumber } from '@shop/shared/domain'

/** The documents' catalogue form. [API-046] */
export type CatalogueForm = {
  /** Empty for a visitor. [CAT-097] */
  ticket: string
  setPlanTimeCode: WeekNumber
  selectedBaitaiCode: string
  page: string | undefined
}

/** Says to the frame that it stands in the shop; always sent. [CAT-096] */
const inShop = '1'

/** The fields as they are posted, in their order. [CAT-029, CAT-096, K-36] */
export const postedFields = ({
  ticket,
  setPlanTimeCode,
  selectedBaitaiCode,
  page,
}: CatalogueForm): readonly (readonly [name: string, value: string])[] => [
  ['ticket', ticket],
  ['setPlanTimeCode', setPlanTimeCode],
  ['baitaiCode', selectedBaitaiCode],
  ...(page === undefined ? [] : [['page', page] as const]),
  ['todokWebFlag', inShop],
]
