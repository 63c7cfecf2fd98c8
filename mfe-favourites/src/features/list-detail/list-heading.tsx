import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { Skeleton, theme, VisuallyHidden } from '@shop/shared/ui'
import { ListName } from '../../parts/list-name.tsx'

const Root = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 14px;
  min-width: 0;

  & > h1 { min-width: 0; overflow-wrap: anywhere; }
  & > p { color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
`)

/** The name of the list, as soon as it is known, and how many products are in it. */
export const ListHeading = ({ name, count }: { name: string | undefined; count: number | undefined }) => (
  <Root>
    <h1>
      {name === undefined ? (
        <>
          <VisuallyHidden>お気に入りリスト</VisuallyHidden>
          <Skeleton width="8em" height="1.35em" />
        </>
      ) : (
        <ListName name={name} />
      )}
    </h1>
    {count === undefined ? null : <p>{formatNumber(count)}品</p>}
  </Root>
)
