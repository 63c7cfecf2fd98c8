import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { PickupItem } from '@shop/shared/api/content'
import { CarouselControls, useCarousel } from '@shop/shared/banner'
import { pickupFrame } from './pickup-frame.ts'
import { PickupSlide } from './pickup-slide.tsx'

const Root = styled.section(
  pickupFrame,
  css`
    display: flex;
    flex-direction: column-reverse;
  `,
)

const Slides = styled.div(css`display: grid; flex: 1;`)

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
            place={index === at ? 'hero' : 'away'}
            position={`${index + 1} / ${items.length}`}
          />
        ))}
      </Slides>
    </Root>
  )
}
