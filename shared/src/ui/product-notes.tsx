import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type Product, reducedTaxRate, shoppingMessages } from '@shop/shared/domain/shopping'
import { Note } from './note.tsx'
import { theme } from './theme/theme.ts'

/** On every list and page with alcohol. [CAT-045] */
export const AlcoholNote = ({ products }: { products: readonly Pick<Product, 'isAlcohol'>[] }) =>
  products.some(({ isAlcohol }) => isAlcohol) ? <Note tone="warning">{shoppingMessages.alcohol.title}</Note> : null

const Legend = styled.p(css`
  margin-top: 12px;
  ${theme.text.caption}
  color: ${theme.color.text.secondary};
`)

/** The legend of the ※ behind a price. [BIZ-030] */
export const ReducedRateLegend = ({ products }: { products: readonly Pick<Product, 'taxRate'>[] }) =>
  products.some(({ taxRate }) => taxRate === reducedTaxRate) ? <Legend>※は軽減税率（8%）の対象です。</Legend> : null
