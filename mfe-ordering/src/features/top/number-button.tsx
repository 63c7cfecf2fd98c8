import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { messages } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { askToLogin } from '@shop/shared/product/order'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { buttonStyles, media, theme } from '@shop/shared/ui'
import Hash from 'lucide-react/icons/hash'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useNumberCount } from '../../parts/number-input/use-number-count.ts'
import { useIsPassed, useIsTyping, useIsUnderButton } from './use-out-of-the-way.ts'

const place = css`
  position: fixed;
  right: calc(32px + env(safe-area-inset-right));
  bottom: calc(32px + env(safe-area-inset-bottom));
  z-index: ${theme.layer.fab};
  min-height: 60px;
  padding: 0 28px 0 22px;
  border-radius: 30px;
  font-size: 1.125rem;
  box-shadow: ${theme.shadow.dialog};

  ${media.mobile} {
    right: calc(14px + env(safe-area-inset-right));
    bottom: calc(14px + env(safe-area-inset-bottom));
    flex-direction: column;
    gap: 0;
    width: 68px;
    height: 68px;
    padding: 0;
    border-radius: 34px;
    font-size: 0.875rem;
    line-height: 1.2;
    & [data-long] { display: none; }
  }
  /* A desktop page has 番号で注文 in its header as well. */
  ${media.desktop} {
    &[data-covers] { visibility: hidden; }
  }
  ${media.print} { display: none; }
`
/** How many numbers wait on the list. */
const Count = styled.span(css`
  position: absolute;
  top: -6px;
  right: -2px;
  min-width: 26px;
  padding: 0 6px;
  border-radius: 13px;
  background: ${theme.color.accent.default};
  color: ${theme.color.text.primary};
  font-size: 0.875rem;
  font-weight: 800;
  line-height: 26px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`)

const FloatingLink = styled(Link)(buttonStyles, place)
const FloatingButton = styled.button(buttonStyles, place)

const label = '注文番号で注文'

/**
 * 注文番号で注文: not in the app, and out of the way of the footer, of typing and, on a desktop page, of the
 * pickups.
 */
export function NumberButton({ isVisitor, pickups }: { isVisitor: boolean; pickups: RefObject<Element | null> }) {
  const platform = usePlatform()
  const end = useRef<HTMLDivElement>(null)
  const isAtFooter = useIsPassed(end)
  const isTyping = useIsTyping()
  const waiting = useNumberCount()
  const covers = useIsUnderButton(pickups) ? '' : undefined
  if (platform.entry === 'app') return null

  return (
    <>
      <div ref={end} />
      {isAtFooter || isTyping ? null : isVisitor ? (
        <FloatingButton
          type="button"
          data-look="solid"
          data-covers={covers}
          aria-label={label}
          onClick={() => void askToLogin(platform, messages.loginForFeature)}
        >
          {words}
        </FloatingButton>
      ) : (
        <FloatingLink
          data-floating
          to={href.orderNumberInput()}
          data-look="solid"
          data-covers={covers}
          aria-label={waiting === 0 ? label : `${label}（リストに${waiting}商品）`}
        >
          {words}
          {waiting === 0 ? null : <Count>{waiting}</Count>}
        </FloatingLink>
      )}
    </>
  )
}

const words: ReactNode = (
  <>
    <Hash size={24} />
    <span>
      <span data-long>注文</span>番号<span data-long>で注文</span>
    </span>
  </>
)
