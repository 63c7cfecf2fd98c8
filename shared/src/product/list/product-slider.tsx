import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Product } from '@shop/shared/domain/shopping'
import { productKey, uniqueProducts } from '@shop/shared/domain/shopping'
import { ProductCard, type ProductItemProps } from '@shop/shared/product/card'
import { afterPaint, media, theme } from '@shop/shared/ui'
import { useInBatches } from '@shop/shared/ui/shopping'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

const cardPx = { desktop: 202, mobile: 168 }
/** Drawn at once; the others follow while the browser answers presses. */
const cardsInSight = 6

/** The last card in sight is always cut, so that more is evident. */
const trackStyles = css`
  display: flex;
  gap: 20px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  /* Room for focus rings and shadows, which an overflow would cut. */
  margin: -6px -6px 0;
  padding: 6px 6px 12px;
  scroll-padding-left: 6px;

  & > * { flex: none; width: ${cardPx.desktop}px; scroll-snap-align: start; }
  ${media.mobile} {
    gap: 10px;
    margin-inline: -16px;
    padding-inline: 16px;
    scroll-padding-left: 16px;
    & > * { width: ${cardPx.mobile}px; }
  }
`

const Root = styled.div(css`
  position: relative;

  & > button {
    position: absolute;
    top: 76px;
    z-index: 3;
    display: grid;
    place-items: center;
    width: 52px;
    height: 52px;
    padding: 0;
    border: 1px solid ${theme.color.border.default};
    border-radius: 50%;
    background: ${theme.color.surface.card};
    color: ${theme.color.brand.default};
    box-shadow: ${theme.shadow.sticky};
  }
  & > button:first-of-type { left: -24px; }
  & > button:last-of-type { right: -24px; }
  /* A finger sends the cards on; the arrows would cover them. */
  ${media.mobile} { & > button { display: none; } }
`)
const Track = styled.ul(
  trackStyles,
  css`
    & > li { display: flex; flex-direction: column; }
    /* Those that no screen shows before the row is sent on cost the browser nothing. */
    & > li:nth-of-type(n + 9) { content-visibility: auto; contain-intrinsic-height: auto 400px; overflow-clip-margin: 6px; }
  `,
)

export type ProductSliderProps = Pick<ProductItemProps, 'source' | 'headingLevel' | 'offersSubscription'> & {
  products: readonly Product[]
  /** Names the row: あなたへのおすすめ. */
  label: string
  /** Drawn above each card, by its place from 0: a rank. [ORD-020] */
  above?: (place: number) => ReactNode
}

/** Cards in a row that can be sent sideways, by finger, arrow button or keyboard. */
export function ProductSlider({ products, label, above, ...item }: ProductSliderProps) {
  const track = useRef<HTMLUListElement>(null)
  const drawn = useInBatches(products.length, cardsInSight)
  const { isAtStart, isAtEnd, look } = useEnds(track, drawn)
  const send = (direction: 1 | -1) => {
    const step = track.current?.children.item(1)?.getBoundingClientRect().left ?? 0
    const first = track.current?.children.item(0)?.getBoundingClientRect().left ?? 0
    track.current?.scrollBy({ left: direction * (step - first), behavior: 'smooth' })
  }
  return (
    <Root>
      <button type="button" aria-label={`${label}を前へ送る`} hidden={isAtStart} onClick={() => send(-1)}>
        <ChevronLeft size={26} />
      </button>
      <Track ref={track} aria-label={label} onScroll={look}>
        {uniqueProducts(products)
          .slice(0, drawn)
          .map((product, place) => (
            <li key={productKey(product)}>
              {above?.(place)}
              <ProductCard {...item} product={product} variant="slider" />
            </li>
          ))}
      </Track>
      <button type="button" aria-label={`${label}を次へ送る`} hidden={isAtEnd} onClick={() => send(1)}>
        <ChevronRight size={26} />
      </button>
    </Root>
  )
}

/** Whether there is more to either side. */
function useEnds(track: RefObject<HTMLElement | null>, count: number) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })
  const look = () => {
    if (track.current === null) return
    const { scrollLeft, scrollWidth, clientWidth } = track.current
    const next = { isAtStart: scrollLeft <= 1, isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1 }
    setEnds((now) => (now.isAtStart === next.isAtStart && now.isAtEnd === next.isAtEnd ? now : next))
  }
  // Once they are painted: to ask before makes the browser lay them out in between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when cards come or go
  useEffect(() => afterPaint(look), [count])
  return { ...ends, look }
}
