import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { PickupItem } from '@shop/shared/api/content'
import { CarouselControls, useCarousel } from '@shop/shared/banner'
import { media } from '@shop/shared/ui'
import { pickupFrame } from './pickup-frame.ts'
import { PickupSlide, type SlidePlace } from './pickup-slide.tsx'

const Root = styled.section(
  pickupFrame,
  css`
    display: flex;
    flex-direction: column-reverse;
  `,
)

const Slides = styled.div(css`
  display: grid;
  grid-template: repeat(2, minmax(0, 1fr)) / minmax(0, 1fr) min(384px, 34%);
  gap: 20px;
  flex: 1;

  ${media.mobile} { grid-template: minmax(0, 1fr) / minmax(0, 1fr); gap: 0; }
`)

export function PickupCarousel({ items }: { items: readonly PickupItem[] }) {
  const carousel = useCarousel(items.length)
  const { at, isMoving, hold } = carousel
  return (
    <Root aria-roledescription="カルーセル" aria-label="今週のおすすめ" {...hold}>
      {items.length > 1 ? <CarouselControls carousel={carousel} slides={items.length} /> : null}
      <Slides aria-live={isMoving ? 'off' : 'polite'}>
        {items.map((item, index) => (
          <PickupSlide
            key={`${item.linkUrl} ${item.title}`}
            item={item}
            place={placeOf((index - at + items.length) % items.length)}
            position={`${index + 1} / ${items.length}`}
          />
        ))}
      </Slides>
    </Root>
  )
}

const places: readonly SlidePlace[] = ['hero', 'upper', 'lower']
const placeOf = (behindLeader: number): SlidePlace => places[behindLeader] ?? 'away'
