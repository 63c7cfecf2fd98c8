import type { WeekNumber } from '@shop/shared/domain'

/** The documents' catalogue form. */
export type CatalogueForm = {
  /** Empty for a visitor. */
  ticket: string
  setPlanTimeCode: WeekNumber
  selectedBaitaiCode: string
  page: string | undefined
}

/** Says to the frame that it stands in the shop; always sent. */
const inShop = '1'

/** The fields as they are posted, in their order. [K-36] */
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
