import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, type OrderNumber } from '@shop/shared/domain'
import { type Order, orderedQuantity, subscribedPieces } from '@shop/shared/domain/shopping'
import type { NumberList } from '@shop/shared/product/number-list'
import { Button, theme } from '@shop/shared/ui'
import { startTransition, useEffect, useState } from 'react'
import type { Found } from './judge-number.ts'
import { NumberLine } from './number-line.tsx'
import type { FoundNumbers } from './use-number-list.ts'

const Lines = styled.ul(css`
  margin-top: 18px;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  list-style: none;
`)

const More = styled.div(css`margin-top: 12px; text-align: center;`)

/** So many are shown: 999 rows would hold up a phone. */
const aPage = 20
/** So few are drawn in one go. */
const aFew = 3
export type NumberLinesProps = {
  lines: NumberList
  found: FoundNumbers
  order: Order | undefined
  refusalOf(no: OrderNumber): string | undefined
  duplicate: OrderNumber | undefined
  isOrdering: boolean
  onQuantity(no: OrderNumber, quantity: number): void
  onRemove(no: OrderNumber, name: string): void
  onRetry(no: OrderNumber): void
}

/** The list, newest first; a line that is on it twice by request comes into sight. */
export function NumberLines({ lines, found, order, refusalOf, duplicate, isOrdering, ...on }: NumberLinesProps) {
  const [shown, setShown] = useState(aPage)
  const minCount = duplicate === undefined ? 0 : lines.findIndex(({ no }) => no === duplicate) + 1
  const page = lines.slice(0, Math.max(shown, minCount))
  const drawn = useDrawn(page)
  const more = lines.length - page.length
  return (
    <>
      <Lines aria-label="注文番号のリスト">
        {drawn.map((line) => (
          <NumberLine
            key={line.no}
            line={line}
            found={found.get(line.no)}
            ordered={orderedQuantity(order, line.no)}
            subscribed={subscribedOf(order, found.get(line.no))}
            refusal={refusalOf(line.no)}
            isDuplicate={line.no === duplicate}
            isOrdering={isOrdering}
            {...on}
          />
        ))}
      </Lines>
      {more > 0 ? (
        <More>
          <Button look="outline" onClick={() => setShown(page.length + aPage)}>
            次の{formatNumber(Math.min(aPage, more))}商品を表示する（残り{formatNumber(more)}商品）
          </Button>
        </More>
      ) : null}
    </>
  )
}

const subscribedOf = (order: Order | undefined, found: Found | undefined): number =>
  found?.is === 'found' ? subscribedPieces(order, found.product) : 0

/**
 * The lines of a page that stand in it so far, and the last few or the next one: a slow phone paints one picture in a
 * frame.
 */
function useDrawn(page: NumberList): NumberList {
  const [known, setKnown] = useState<ReadonlySet<OrderNumber>>(none)
  const missing = page.filter(({ no }) => !known.has(no))
  const next = missing.slice(0, missing.length > aFew ? 1 : aFew)
  useEffect(() => {
    if (next.length > 0) startTransition(() => setKnown((before) => new Set([...before, ...next.map(({ no }) => no)])))
  })
  return page.filter((line) => known.has(line.no) || next.includes(line))
}

const none: ReadonlySet<OrderNumber> = new Set()
