import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, Skeleton, theme } from '@shop/shared/ui'
import { type ReactNode, Suspense } from 'react'

const Columns = styled.div(css`
  display: grid;
  grid-template-columns: ${theme.size.filterRail} minmax(0, 1fr);
  gap: 32px;
  align-items: start;

  &[data-alone] { grid-template-columns: minmax(0, 1fr); }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); gap: 0; }
`)

const Rail = styled.div(css`
  ${media.desktop} {
    ${theme.box.card}

    & > :not(:first-child) { border-top: 1px solid ${theme.color.border.default}; }
  }
`)

const RailPlace = styled.div(css`
  height: 520px;
  ${media.mobile} { display: none; }
`)

type Props = {
  above: ReactNode | undefined
  /** The filter, below what stands above it. */
  rail: ReactNode | null
  /** Whether a filter may come with the list: its place is kept. */
  isWaiting: boolean
  /** The list. */
  children: ReactNode
}

/** A list, and beside it on a desktop page what narrows it. */
export function ListColumns({ above, rail, isWaiting, children }: Props) {
  const isBare = above === undefined && rail === null
  return (
    <Columns data-alone={isBare && !isWaiting ? '' : undefined}>
      {isBare ? (
        isWaiting && <RailSkeleton />
      ) : (
        <Rail>
          {above}
          <Suspense fallback={above === undefined ? <RailSkeleton /> : null}>{rail}</Suspense>
        </Rail>
      )}
      {children}
    </Columns>
  )
}

const RailSkeleton = () => (
  <RailPlace>
    <Skeleton height="100%" radius={12} />
  </RailPlace>
)
