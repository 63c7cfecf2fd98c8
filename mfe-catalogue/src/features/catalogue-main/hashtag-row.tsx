import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { HashtagRow as Row } from '@shop/shared/api/catalogues'
import { productKey, uniqueProducts } from '@shop/shared/domain/shopping'
import { ProductCard } from '@shop/shared/product/card'
import { media, theme } from '@shop/shared/ui'
import { useInBatches } from '@shop/shared/ui/shopping'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useMemo, useRef } from 'react'
import { useSteps } from './use-steps.ts'

const cardPx = { mobile: 168, desktop: 202 }
/** Drawn at once; the others follow while the browser answers presses. */
const cardsInSight = 6

const Root = styled.section(css`
  position: relative;
  padding-top: 48px;

  & > header { display: flex; align-items: center; gap: 12px; margin-bottom: 20px; }
  & > header > h2 { margin-right: auto; }
  & > header > h2 > span { color: ${theme.palette.brand[600]}; }
  & > header > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 1px solid ${theme.color.border.control};
    border-radius: 50%;
    background: ${theme.color.surface.card};
    color: ${theme.color.brand.default};
  }
  & > header > button:hover { background: ${theme.color.brand.tint}; }
  & > header > button[aria-disabled='true'] {
    border-color: ${theme.color.border.default};
    background: transparent;
    color: ${theme.color.text.disabled};
    cursor: default;
  }
  ${media.mobile} { padding-top: 36px; & > header { margin-bottom: 12px; } }
`)

const Track = styled.ul(css`
  display: flex;
  gap: 20px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  /* Room for focus rings and shadows, which an overflow would cut. */
  margin: -6px -6px 0;
  padding: 6px 6px 12px;

  & > li { display: flex; flex: none; flex-direction: column; width: ${cardPx.desktop}px; }
  & > li:nth-of-type(n + 9) { content-visibility: auto; contain-intrinsic-height: auto 400px; overflow-clip-margin: 6px; }
  ${media.mobile} {
    gap: 10px;
    margin-inline: -16px;
    padding-inline: 16px;
    & > li { width: ${cardPx.mobile}px; }
  }
`)

/** Products under a hashtag, in a row that is sent on by steps of a set width, by finger or by the keyboard. */
export function HashtagRow({ row: { name, products } }: { row: Row }) {
  const id = useId()
  const track = useRef<HTMLUListElement>(null)
  const items = useMemo(() => uniqueProducts(products), [products])
  const drawn = useInBatches(items.length, cardsInSight)
  const { isAtStart, isAtEnd, send } = useSteps(track, drawn)
  const word = name.replace(/^[#＃]/, '')
  // Not `disabled`: who pressed the last one would lose the focus.
  return (
    <Root aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <span aria-hidden>#</span>
          {word}
        </h2>
        <button type="button" aria-label={`${word}を前へ送る`} aria-disabled={isAtStart} onClick={() => send(-1)}>
          <ChevronLeft size={24} />
        </button>
        <button type="button" aria-label={`${word}を次へ送る`} aria-disabled={isAtEnd} onClick={() => send(1)}>
          <ChevronRight size={24} />
        </button>
      </header>
      <Track ref={track} aria-label={word}>
        {items.slice(0, drawn).map((product) => (
          <li key={productKey(product)}>
            <ProductCard product={product} source="slide" variant="slider" />
          </li>
        ))}
      </Track>
    </Root>
  )
}
