import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Product } from '@shop/shared/domain/shopping'
import { theme } from '@shop/shared/ui'

const Root = styled.p(css`
  margin-top: 12px;
  ${theme.text.caption}
  color: ${theme.color.text.secondary};
`)

const reducedRate = 8

/** What the ※ behind a price means. [BIZ-030] */
export const ReducedRateLegend = ({ products }: { products: readonly Pick<Product, 'taxRate'>[] }) =>
  products.some(({ taxRate }) => taxRate === reducedRate) ? <Root>※は軽減税率（8%）の対象です。</Root> : null
