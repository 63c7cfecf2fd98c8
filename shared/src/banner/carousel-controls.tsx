import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { IconButton, media, theme } from '@shop/shared/ui'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { Carousel } from './use-carousel.ts'

const Controls = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 2px;
  height: 44px;
  margin-top: 8px;

  /* First with the keyboard, last for the eye. */
  & > [data-pause] { order: 1; }
  & > p { margin-left: 8px; font-size: 0.875rem; color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
  & > ol { display: flex; }
  & > ol button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
  }
  & > ol button::before {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: 5px;
    background: ${theme.color.border.control};
  }
  & > ol button[aria-current]::before { width: 24px; background: ${theme.color.brand.default}; }

  /* The HTML of a page has it, and would lose it with the focus on it. */
  ${media.reducedMotion} { & > [data-pause] { display: none; } }
  ${media.mobile} {
    justify-content: flex-start;
    margin-top: 6px;
    /* More dots than fit beside the arrows: the count in words is enough. */
    &[data-many] > ol { display: none; }
  }
  ${media.narrow} { & > ol { display: none; } }
  ${media.highContrast} { & > ol button::before { background: ButtonText; } & > ol button[aria-current]::before { background: Highlight; } }
`)

/** As many dots as fit on a phone. */
const maxDotsOnPhone = 3

/** Pause, arrows, dots and the count of a carousel. One slide alone needs none of them. [ORD-032, ORD-033] */
export function CarouselControls({ carousel, slides }: { carousel: Carousel; slides: number }) {
  const { at, isStill, isPaused, setPaused, show } = carousel
  return (
    <Controls data-many={slides > maxDotsOnPhone ? '' : undefined}>
      {isStill ? null : (
        <IconButton
          data-pause
          label={isPaused ? '自動再生を開始' : '自動再生を停止'}
          icon={isPaused ? <Play size={20} /> : <Pause size={20} />}
          onClick={() => setPaused(!isPaused)}
        />
      )}
      <IconButton label="前へ" icon={<ChevronLeft size={22} />} onClick={() => show(at - 1)} />
      <ol>
        {Array.from({ length: slides }, (_, slide) => (
          <li key={slide}>
            <button
              type="button"
              aria-label={`${slide + 1}枚目`}
              aria-current={slide === at || undefined}
              onClick={() => show(slide)}
            />
          </li>
        ))}
      </ol>
      <IconButton label="次へ" icon={<ChevronRight size={22} />} onClick={() => show(at + 1)} />
      <p>
        {at + 1} / {slides}
      </p>
    </Controls>
  )
}
