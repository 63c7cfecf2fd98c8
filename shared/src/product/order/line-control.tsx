import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Product } from '@shop/shared/domain/shopping'
import { fullProductName, quantityLimit, shoppingMessages } from '@shop/shared/domain/shopping'
import { href } from '@shop/shared/routes'
import { Button, LinkButton, theme, visuallyHidden } from '@shop/shared/ui'
import { QuantitySelect, QuantityStepper } from '@shop/shared/ui/shopping'
import { type ReactNode, type RefObject, useState } from 'react'
import { ExchangedQuantity } from './exchanged-quantity.tsx'
import { OrderButton, QueuedNote } from './order-button.tsx'
import { stepperLimit } from './order-offer.ts'
import { UnsentOrder } from './unsent-control.tsx'
import { useKeepFocus } from './use-keep-focus.ts'
import type { OrderLineControl } from './use-order-line.ts'

export type LineControlProps = {
  product: Product
  line: OrderLineControl
  /** Names what is ordered to a screen reader. */
  name: string
  /** On a product's page the controls are larger; in the bar at its foot they say no reasons. */
  variant?: 'card' | 'page' | 'bar'
}

const Root = styled.div(css`
  position: relative;
  z-index: ${theme.layer.cardOverlay};
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > p { flex-basis: 100%; ${theme.text.caption} color: ${theme.color.text.secondary}; }
  /* A card is too narrow for the words beside it; they were told when it was pressed. */
  &[data-variant='card'] > p[data-unsent] > span { ${visuallyHidden.styles} }
  & > p:empty { position: absolute; }
  & > button, & > a { flex: 1; min-height: 46px; }
  & > a { padding-inline: 8px; }
  /* It takes what room there is, and little where there is none. */
  & > button { padding-inline: 2px; }
  & > label, & > fieldset > div { min-height: 46px; }
  &:not([data-variant='card']) > button, &:not([data-variant='card']) > a, &:not([data-variant='card']) > fieldset > div {
    min-height: 52px;
  }
  &[data-variant='bar'] > p { display: none; }
  &[data-offer='visitor'] > button { padding-inline: 6px; font-size: 0.9375rem; white-space: normal; }
`)

type Props = LineControlProps & { root: RefObject<HTMLDivElement | null>; children?: ReactNode }

/** Quantity and 注文する, or the stepper of what is ordered, or why it cannot be. The same in card, row and page. */
export function LineControl({ product, line, name, variant = 'card', root, children }: Props) {
  const isOrdered = line.ordered > 0 && !line.isOrdering
  useKeepFocus(root, line.isUnknown ? 'unknown' : line.unsent === undefined ? isOrdered : 'unsent')
  return (
    <Root ref={root} data-offer={line.offer.is} data-variant={variant}>
      {line.isUnknown ? (
        <UnknownOrder line={line} />
      ) : line.unsent !== undefined ? (
        <UnsentOrder {...{ line, name }} unsent={line.unsent} />
      ) : isOrdered ? (
        <OrderedQuantity {...{ product, line, name }} />
      ) : (
        <OfferedOrder {...{ product, line, name }} />
      )}
      {children}
    </Root>
  )
}

type Named = Pick<LineControlProps, 'product' | 'line' | 'name'>

function OfferedOrder({ product, line, name }: Named) {
  const { offer } = line
  switch (offer.is) {
    case 'visitor':
      return (
        <Button
          look="outline"
          aria-label={`${shoppingMessages.loginToBuy.title} ${name}`}
          onClick={() => void line.askToLogin()}
        >
          {shoppingMessages.loginToBuy.title}
        </Button>
      )
    case 'applyFirst':
      return (
        <>
          <p>{offer.reason}</p>
          <LinkButton look="outline" to={href.deliveryApplication()}>
            利用登録へ進む
          </LinkButton>
        </>
      )
    // One place for all of them: a number that was chosen before the sale is kept when it begins.
    case 'waiting':
    case 'open':
    case 'limitedAway':
      return <QuantityAndButton {...{ product, line, name }} />
    case 'notHandled':
    case 'closed':
    case 'notForThisMember':
      return (
        <>
          {/* The picture or the row says 今週はお取扱いありません or 完売しました. */}
          {offer.is === 'notHandled' ? null : <p>{offer.reason}</p>}
          <Button disabled>{product.isPointExchange ? '交換できません' : '注文できません'}</Button>
        </>
      )
  }
}

function QuantityAndButton({ product, line, name }: Named) {
  const [quantity, setQuantity] = useState(1)
  const { offer } = line
  const isAway = offer.is === 'limitedAway'
  if (isAway && offer.isAhead === undefined)
    return (
      <>
        <p>{offer.reason}</p>
        <Button disabled>注文できません</Button>
      </>
    )
  const max = offer.is === 'open' ? offer.max : isAway ? quantityLimit(product) : 1
  const cannot = offer.is === 'waiting' || max === 0
  return (
    <>
      <QuantitySelect
        productName={name}
        value={quantity}
        max={Math.max(1, max)}
        isDisabled={line.isOrdering || cannot}
        onChange={setQuantity}
      />
      {isAway ? (
        <Button disabled aria-label={`${offer.reason} ${fullProductName(product)}`}>
          {offer.reason}
        </Button>
      ) : (
        <OrderButton {...{ product, line, quantity }} disabled={cannot} />
      )}
    </>
  )
}

function OrderedQuantity({ product, line, name }: Named) {
  const { offer, ordered } = line
  if (line.isReadOnly) return <p>こちらでは変更・取消しができません</p>
  if (offer.is === 'closed') return <p>{offer.reason}</p>
  if (product.isPointExchange) return <ExchangedQuantity {...{ product, line, name }} />
  return (
    <>
      <QuantityStepper
        label={`${name}の注文数`}
        value={ordered}
        {...stepperLimit(offer, ordered)}
        onChange={(quantity) => void line.change(quantity)}
        onRefused={() => void line.change(ordered + 1)}
        onRemove={() => void line.remove()}
      />
      <QueuedNote line={line} />
    </>
  )
}

const UnknownOrder = ({ line }: Pick<Named, 'line'>) => (
  <>
    <p role="alert">
      <b>{shoppingMessages.confirming.title}</b> <span>{shoppingMessages.confirming.text}</span>
    </p>
    <Button look="outline" onClick={() => void line.check()}>
      ご注文を確認する
    </Button>
  </>
)
