import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { fullProductName, type Product, shoppingMessages } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { memberOf, useSession } from '@shop/shared/session'
import { IconButton, media, theme } from '@shop/shared/ui'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { keyOf, onceEach } from '../list/products-once.ts'
import { useInBatches } from '../list/use-in-batches.ts'
import { orderRecommendationQuery } from './order-dialog.queries.ts'
import { OrderDialogItem, OrderDialogItemStyles } from './order-dialog-item.tsx'

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`

const Root = styled.section(css`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: ${theme.layer.fab};
  width: ${theme.size.dialogL};
  max-height: min(60dvh, 420px);
  padding: 14px 16px 16px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.dialog};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.dialog};
  animation: ${rise} ${theme.durationMs.base}ms ${theme.easing.enter};

  & > [data-head] { display: flex; align-items: center; gap: 8px; }
  & > [data-head] > svg { flex: none; color: ${theme.color.success.default}; }
  & > [data-head] > h2 { flex: 1; font-size: 1.125rem; line-height: 1.4; }
  & > [data-head] > button { flex: none; margin: -6px -8px -6px 0; }
  & > p { ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & > h3 { margin-top: 12px; font-size: 1rem; line-height: 1.4; }
  & > ul {
    display: flex;
    gap: 12px;
    margin: 8px -16px 0;
    padding: 2px 16px 6px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
    scroll-padding-left: 16px;
  }

  ${media.mobile} {
    inset: auto 0 0;
    width: auto;
    padding-bottom: calc(12px + env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: ${theme.radius.dialog} ${theme.radius.dialog} 0 0;
  }
  ${media.reducedMotion} { animation: none; }
  ${media.print} { display: none; }
`)

/** The others follow while the browser answers presses. */
const itemsAtOnce = 1

export type OrderDialogProps = {
  product: Product
  onClose(): void
}

/** What was ordered, and what goes with it. Esc and 閉じる take it away. [ORD-066, ORD-067] */
export function OrderDialog({ product, onClose }: OrderDialogProps) {
  const root = useRef<HTMLElement>(null)
  const titleId = useId()
  const close = useClose(root, onClose)
  const products = useRecommended(product)
  const drawn = useInBatches(products.length, itemsAtOnce)

  return createPortal(
    <Root ref={root} role="dialog" aria-labelledby={titleId}>
      <div data-head>
        <CircleCheck size={22} />
        <h2 id={titleId}>{shoppingMessages.productOrdered.title}</h2>
        <IconButton label="閉じる" icon={<X size={22} />} onClick={close} />
      </div>
      <p>{fullProductName(product)}</p>
      {products.length === 0 ? null : (
        <>
          <h3>ご一緒にいかがですか</h3>
          <ul aria-label="おすすめ商品">
            {products.slice(0, drawn).map((one) => (
              <OrderDialogItem key={keyOf(one)} product={one} />
            ))}
          </ul>
        </>
      )}
    </Root>,
    document.body,
  )
}

/** Brings the styles into the page before the first order. */
export const OrderDialogStyles = () => (
  <Root>
    <OrderDialogItemStyles />
  </Root>
)

/** A phone and the app have a place of their own in the recommendation service. [ORD-068] */
function useRecommended({ week, orderNumber }: Product): Product[] {
  const platform = usePlatform()
  const member = useSession(memberOf)
  const { orderDialogPc = '', orderDialogSp = '' } = platform.config.recommendSpecs ?? {}
  const [isSmall] = useState(() => platform.entry === 'app' || window.matchMedia?.(narrow).matches === true)
  const specId = isSmall ? orderDialogSp : orderDialogPc
  const query = orderRecommendationQuery(platform, { specId, week, member })
  const { data } = useQuery({ ...query, enabled: specId !== '' })
  return onceEach(data?.products ?? []).filter((one) => one.orderNumber !== orderNumber)
}

const narrow = media.mobile.replace('@media ', '')

/** Closes on Esc too, wherever the focus is; a focus inside goes back to where it came from. [AX-11] */
function useClose(root: RefObject<HTMLElement | null>, onClose: () => void): () => void {
  const opener = useRef<Element | null>(null)
  const close = useCallback(() => {
    const hadFocus = root.current?.contains(document.activeElement) === true
    onClose()
    if (hadFocus && opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
  }, [root, onClose])
  useEffect(() => {
    // By now the focus has gone from the pressed button to what took its place.
    opener.current = document.activeElement
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A question that lies above takes the key first.
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null) close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [close])
  return close
}
