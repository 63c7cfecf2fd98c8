import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { fullProductName, type Product, productKey, shoppingMessages } from '@shop/shared/domain/shopping'
import { Button, IconButton, media, Skeleton, theme, visuallyHidden } from '@shop/shared/ui'
import { hiddenWhileTyping, useInBatches } from '@shop/shared/ui/shopping'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { type RefObject, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { itemSize, OrderDialogItem, OrderDialogItemStyles } from './order-dialog-item.tsx'
import { OrderedSum } from './ordered-sum.tsx'
import { useCloseWithMember } from './use-close-with-member.ts'
import { useFreePlace } from './use-free-place.ts'
import { useOrderRecommendations } from './use-order-recommendations.ts'

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`

const Root = styled.section(css`
  position: fixed;
  right: calc(24px + env(safe-area-inset-right));
  bottom: calc(24px + env(safe-area-inset-bottom));
  z-index: ${theme.layer.fab};
  width: min(${theme.size.dialogL}, 100vw - 16px);
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.dialog};
  animation: ${rise} ${theme.durationMs.base}ms ${theme.easing.enter};

  & > [data-line] { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; padding: 8px 6px 8px 12px; line-height: 1.4; }
  & > [data-line] > svg { flex: none; color: ${theme.color.success.default}; }
  & > [data-line] > div { display: contents; font-variant-numeric: tabular-nums; }
  & > [data-line] h2 { flex: 1; font-size: 0.9375rem; line-height: 1.4; }
  & > [data-line] [data-sum] { order: 2; ${theme.text.caption} color: ${theme.color.text.secondary}; white-space: nowrap; }
  /* A line of its own below the buttons, so that a name can be read to its end. [K-172] */
  & > [data-line] p { order: 1; flex-basis: 100%; font-size: 0.9375rem; }
  & > [data-line] p > * { margin-right: 8px; }
  & > [data-line] p > small { ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & > [data-line] > button { flex: none; min-height: 44px; padding-inline: 12px; font-size: 0.9375rem; }
  & > [data-line] > button:last-child { padding: 0; }
  & > [data-row] {
    display: flex;
    gap: 8px;
    padding: 0 12px 10px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
  }
  & > [data-row] > p {
    flex: none;
    align-self: center;
    width: 6.2em;
    ${theme.text.caption}
    color: ${theme.color.text.secondary};
    word-break: auto-phrase;
  }
  & > [data-row] > ul { display: flex; gap: 8px; }

  ${media.mobile} {
    inset: auto calc(8px + env(safe-area-inset-right)) calc(8px + env(safe-area-inset-bottom)) calc(8px + env(safe-area-inset-left));
    width: auto;
    /* A line more would leave no free place for the dialog: the name is cut. */
    & > [data-line] { flex-wrap: nowrap; gap: 8px; }
    & > [data-line] > div { display: block; flex: 1; min-width: 0; }
    & > [data-line] h2 { display: inline; margin-right: 10px; }
    & > [data-line] p { display: flex; gap: 8px; }
    & > [data-line] p > * { flex: none; margin-right: 0; }
    & > [data-line] p > span { flex: 0 1 auto; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    & > [data-line] p > small > span { ${visuallyHidden.styles} }
    /* A whole suggestion with its button in its place. */
    & > [data-row] > p { ${visuallyHidden.styles} }
  }
  ${hiddenWhileTyping}
  ${media.reducedMotion} { animation: none; }
  ${media.print} { display: none; }
`)

/** The others follow while the browser answers presses. */
const itemsAtOnce = 1

export type OrderDialogProps = {
  product: Product
  /** Pieces of it in the order now. */
  quantity: number
  /** Where it was ordered: it and its neighbours stay in sight. */
  control: RefObject<HTMLElement | null>
  onClose(): void
  onUndo(): void
}

/** The ordered product with its number, the sum of the week, the way back, and products that go with it. [FAV-039] */
export function OrderDialog({ product, quantity, control, onClose, onUndo }: OrderDialogProps) {
  const root = useRef<HTMLElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const place = useFreePlace({ root, row, control })
  const close = useCloseWithMember(root, onClose)
  const recommended = useOrderRecommendations(product, place !== undefined && !place.isShort)
  const products = recommended.products ?? []
  const drawn = useInBatches(products.length, itemsAtOnce)
  // As high while it waits: what a finger aims at stays where it is.
  const hasRow = recommended.isWanted && place?.isShort !== true && recommended.products?.length !== 0

  return createPortal(
    <Root
      ref={root}
      role="dialog"
      aria-labelledby={titleId}
      style={place === undefined ? { pointerEvents: 'none' } : { left: place.left, top: place.top, bottom: 'auto' }}
    >
      <div data-line>
        <CircleCheck size={22} />
        <div>
          <h2 id={titleId}>{shoppingMessages.productOrdered.title}</h2>
          <OrderedSum product={product} />
          <p>
            <small>
              <span>番号 </span>
              {product.orderNumber}
            </small>
            <span>{fullProductName(product)}</span>
            <b>{formatNumber(quantity)}点</b>
          </p>
        </div>
        <Button
          look="outline"
          onClick={() => {
            close()
            onUndo()
          }}
        >
          元に戻す
        </Button>
        <IconButton label="閉じる" icon={<X size={22} />} onClick={close} />
      </div>
      {hasRow ? (
        <div data-row ref={row}>
          <p>ご一緒にいかがですか</p>
          {products.length === 0 ? (
            <Skeleton width={`${itemSize.width}px`} height={`${itemSize.height}px`} />
          ) : (
            <ul aria-label="おすすめ商品">
              {products.slice(0, drawn).map((one) => (
                <OrderDialogItem key={productKey(one)} product={one} />
              ))}
            </ul>
          )}
        </div>
      ) : null}
    </Root>,
    document.body,
  )
}

/** Brings the styles into the page before the first order. */
export const OrderDialogStyles = () => (
  <Root>
    <IconButton label="" icon={null} />
    <OrderDialogItemStyles />
  </Root>
)
