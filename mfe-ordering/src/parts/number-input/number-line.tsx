import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Message, OrderNumber } from '@shop/shared/domain'
import {
  fullProductName,
  limitMessage,
  maxQuantity,
  type Product,
  quantityLimit,
  remainderText,
  shoppingMessages,
  unsentWords,
} from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { ProductBadges } from '@shop/shared/product/card'
import type { KeptLine } from '@shop/shared/product/number-list'
import { subscribedWords, useUnsentOrder } from '@shop/shared/product/order'
import { Button, media, Skeleton, theme } from '@shop/shared/ui'
import { useFocusWhenGone } from '@shop/shared/ui/dialog'
import { Price, ProductPicture, QuantityStepper } from '@shop/shared/ui/shopping'
import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import { memo, useId, useRef } from 'react'
import { LineFacts, lineFactsStyles, lineOnPhone } from '../line-facts.tsx'
import { TakeOutButton } from '../take-out-button.tsx'
import type { Found } from './judge-number.ts'
import { numberMessages } from './number-messages.ts'

const Root = styled.li(
  lineFactsStyles,
  css`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) 150px minmax(226px, 236px);
  gap: 16px;
  align-items: center;
  padding: 14px 18px;
  content-visibility: auto;
  contain-intrinsic-size: auto none auto 124px;

  & + & { border-top: 1px solid ${theme.color.border.default}; }
  &[data-tone='wrong'] { background: ${theme.color.danger.tint}; }
  & > [data-picture] { width: 96px; height: 96px; border-radius: ${theme.radius.control}; overflow: hidden; }
  & > [data-picture] > * { width: 100%; height: 100%; object-fit: cover; }
  & [data-subscribed] { font-size: 0.875rem; font-weight: 600; line-height: 1.45; color: ${theme.color.success.text}; }
  & [data-wrong] { display: flex; gap: 6px; font-weight: 700; line-height: 1.45; color: ${theme.color.danger.default}; }
  & [data-wrong] > svg { flex: none; margin-top: 1px; }
  & > [data-control] { display: flex; align-items: center; gap: 8px 12px; }
  & > [data-control] > p { flex: 1; font-weight: 700; }
  & > [data-control] > p > small { display: block; font-weight: 400; word-break: auto-phrase; }
  &[data-tone='wrong'] [data-take-out]:hover { background: ${theme.color.surface.card}; }

  ${media.mobile} {
    ${lineOnPhone.styles}
    & > [data-picture] { grid-area: 1 / 1; }
  }
`,
)

type Props = {
  line: KeptLine
  found: Found | undefined
  /** Pieces in the order already: the line is added to them. */
  ordered: number
  /** Pieces that come by subscription as well. */
  subscribed: number
  /** Why it cannot be ordered as it stands. */
  refusal: string | undefined
  isDuplicate: boolean
  isOrdering: boolean
  onQuantity(no: OrderNumber, quantity: number): void
  onRemove(no: OrderNumber, name: string): void
  onRetry(no: OrderNumber): void
}

/** One number of the list. Drawn again only when something about it changes: there may be 999. */
export const NumberLine = memo(function NumberLine(props: Props) {
  const { line, found, subscribed, refusal, isDuplicate } = props
  const nameId = useId()
  const root = useRef<HTMLLIElement>(null)
  useFocusWhenGone(root)
  const product = found?.is === 'found' || found?.is === 'elsewhere' ? found.product : undefined
  const wrong = wrongWith(line, found, refusal) ?? (isDuplicate ? numberMessages.alreadyOnList.title : undefined)
  return (
    <Root ref={root} aria-labelledby={nameId} data-tone={wrong === undefined ? undefined : 'wrong'}>
      <div data-picture>
        {product === undefined ? <Skeleton height="100%" radius={8} /> : <ProductPicture product={product} />}
      </div>
      <LineFacts
        no={line.no}
        product={product}
        nameId={nameId}
        badges={product === undefined ? null : <ProductBadges product={product} />}
      >
        {subscribed > 0 ? <p data-subscribed>{subscribedWords(subscribed)}。こちらは追加のご注文です。</p> : null}
        {wrong === undefined ? null : (
          <p data-wrong>
            <CircleAlert size={20} />
            <span>{wrong}</span>
          </p>
        )}
      </LineFacts>
      <div data-price>{product === undefined ? null : <Price product={product} size="small" layout="inline" />}</div>
      <LineControl {...props} product={product} />
    </Root>
  )
})

function wrongWith({ reason }: KeptLine, found: Found | undefined, refusal: string | undefined): string | undefined {
  if (found?.is === 'missing') return shoppingMessages.productNotFound.title
  if (found?.is === 'elsewhere') return shoppingMessages.notHandled.title
  return refusal ?? reason
}

function LineControl({
  line,
  found,
  product,
  ordered,
  isOrdering,
  onQuantity,
  onRemove,
  onRetry,
}: Props & {
  product: Product | undefined
}) {
  const { notices } = usePlatform()
  const name = product === undefined ? `番号 ${line.no}` : fullProductName(product)
  const limit = product === undefined ? maxQuantity : quantityLimit(product)
  if (line.sentOver !== undefined) {
    return (
      <div data-control>
        {product === undefined ? (
          <SentWords quantity={line.quantity} isOrdering={isOrdering} />
        ) : (
          <SentLine product={product} quantity={line.quantity} isOrdering={isOrdering} />
        )}
      </div>
    )
  }
  return (
    <div data-control>
      {found?.is === 'failed' ? (
        <Button look="outline" aria-label={`再読み込み ${name}`} onClick={() => onRetry(line.no)}>
          再読み込み
        </Button>
      ) : (
        <QuantityStepper
          label={`${name}の注文数`}
          value={line.quantity}
          max={Math.max(1, limit - ordered)}
          whyNoMore={ordered === 0 ? undefined : remainderText(limit, ordered)}
          onRefused={() => notices.snackbar({ ...limitMessage(limit, ordered), isError: true })}
          isDisabled={isOrdering}
          onChange={(quantity) => onQuantity(line.no, quantity)}
        />
      )}
      <TakeOutButton
        icon={<X size={20} />}
        text="外す"
        name={name}
        isDisabled={isOrdering}
        onPress={() => onRemove(line.no, name)}
      />
    </div>
  )
}

type SentProps = { quantity: number; isOrdering: boolean }

/** It waits for the network, or for word of what came of it. [K-120] */
function SentLine({ product, ...sent }: SentProps & { product: Product }) {
  const unsent = useUnsentOrder(product)
  return <SentWords {...sent} words={unsent && unsentWords(unsent)} />
}

const SentWords = ({ quantity, isOrdering, words }: SentProps & { words?: Message | undefined }) => (
  <p role="status">
    {isOrdering && words === undefined ? '注文中' : `${(words ?? shoppingMessages.confirming).title}（${quantity}点）`}
    {words === undefined ? null : <small>{words.text}</small>}
  </p>
)
