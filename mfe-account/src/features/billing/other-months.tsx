import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { addMonths, formatMonth, isShownMonth, type YearMonth } from '@shop/shared/domain/month'
import { href } from '@shop/shared/routes'
import { LinkButton, media } from '@shop/shared/ui'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'

const Root = styled.nav(css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
  margin: 20px -12px 0;
  & > [data-next] { margin-left: auto; }
  ${media.print} { display: none; }
`)

/** The month before and the one after, as far as they are shown. [ACC-057] */
export function OtherMonths({ month, now }: { month: YearMonth; now: Date }) {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  return (
    <Root aria-label="ほかの月のご請求">
      {isShownMonth(before, now) ? (
        <LinkButton look="quiet" to={href.billing(before)}>
          <ChevronLeft size={20} />
          {formatMonth(before)}
        </LinkButton>
      ) : null}
      {isShownMonth(after, now) ? (
        <span data-next>
          <LinkButton look="quiet" to={href.billing(after)}>
            {formatMonth(after)}
            <ChevronRight size={20} />
          </LinkButton>
        </span>
      ) : null}
    </Root>
  )
}
