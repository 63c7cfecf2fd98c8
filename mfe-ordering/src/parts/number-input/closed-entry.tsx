import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { shoppingMessages } from '@shop/shared/product'
import { media, Note } from '@shop/shared/ui'
import { numberMessages } from './number-messages.ts'
import { useNumberCount } from './use-number-count.ts'

/** Not on paper, where the order is. */
const Kept = styled.p(css`${media.print} { display: none; }`)

/** In place of the entry once the deadline has passed; a list that was not ordered is not lost in silence. [ORD-083] */
export function ClosedEntry() {
  const count = useNumberCount()
  return (
    <div role="status">
      <Note tone="warning">
        {shoppingMessages.orderClosed.title}
        {count === 0 ? null : <Kept>{numberMessages.keptAfterDeadline(count).title}</Kept>}
      </Note>
    </div>
  )
}
