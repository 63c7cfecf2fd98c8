import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { mustConfirmQuantity, orderTotals, shoppingMessages, taxByRateText } from '@shop/shared/domain/shopping'
import { Note, theme } from '@shop/shared/ui'
import { ReducedRateLegend } from '@shop/shared/ui/shopping'
import type { OrderableLine } from './order-list.ts'

const Root = styled.div(css`
  & > [data-note] { margin-top: 14px; }
  & > [data-note] > p { ${theme.text.caption} color: ${theme.color.text.secondary}; }
`)

/** Notes that some line of the list asks for, before it is ordered. */
export function ListNotes({ lines }: { lines: readonly OrderableLine[] }) {
  const products = lines.map(({ product }) => product)
  const { taxIncluded, lineSum } = orderTotals({ lines })
  return (
    <Root>
      {lines.some(({ quantity }) => mustConfirmQuantity(quantity)) ? (
        <div data-note>
          <Note tone="warning">数量が10個を超えている商品があります。ご注文の前に確認画面が出ます。</Note>
        </div>
      ) : null}
      {products.some(({ isAlcohol }) => isAlcohol) ? (
        <div data-note>
          <Note tone="warning">{shoppingMessages.alcohol.title}</Note>
        </div>
      ) : null}
      <div data-note>
        <ReducedRateLegend products={products} />
        {lineSum === taxIncluded ? null : <p>{taxByRateText}</p>}
      </div>
    </Root>
  )
}
