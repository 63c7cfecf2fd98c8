import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { FailedState, media, retryOf, Skeleton, Waiting } from '@shop/shared/ui'
import { PickupCarousel } from './pickup-carousel.tsx'
import { pickupFrame } from './pickup-frame.ts'
import { pickupsQuery } from './top.queries.ts'

const Frame = styled.div(pickupFrame)

/** Waits in the place of the slides; the dots below them need none. */
const Field = styled.div(css`
  height: 514px;

  ${media.mobile} { height: calc(100vw * 9 / 16); }
`)

/** Pickups of the week for this visitor; nothing to pick, no area. */
export function PickupArea({ week, isVisitor }: { week: WeekNumber; isVisitor: boolean }) {
  const pickups = useQuery(pickupsQuery(usePlatform(), week, isVisitor))

  if (pickups.isPending) return <PickupWaiting />
  if (pickups.isError) {
    return (
      <Frame>
        <FailedState title="今週のおすすめを表示できませんでした" {...retryOf(pickups)} />
      </Frame>
    )
  }
  if (pickups.data.length === 0) return null
  return <PickupCarousel items={pickups.data} />
}

export const PickupWaiting = () => (
  <Frame>
    <Waiting text="今週のおすすめを読み込み中です">
      <Field>
        <Skeleton height="100%" radius={16} />
      </Field>
    </Waiting>
  </Frame>
)
