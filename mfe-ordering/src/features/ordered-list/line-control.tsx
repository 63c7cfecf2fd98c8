import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { nonDeliveryReasonOf, type OrderLine, shoppingMessages } from '@shop/shared/domain/shopping'
import { type OrderLineControl, PointExchangeChange, stepperLimit, UnsentOrder } from '@shop/shared/product/order'
import { Button, media, theme } from '@shop/shared/ui'
import { QuantityStepper } from '@shop/shared/ui/shopping'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRememberQuantity } from '../../parts/last-change/use-remember-quantity.ts'
import { scrollOrderNote } from '../../parts/scroll-messages.ts'
import { TakeOutButton } from '../../parts/take-out-button.tsx'
import { SubscriptionLink } from './line-remarks.tsx'

const Root = styled.div(css`
  position: relative;
  z-index: ${theme.layer.cardOverlay};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  font-variant-numeric: tabular-nums;

  & > fieldset, & > button:not([data-take-out]) { flex: 1; }
  & > p { flex-basis: 100%; ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & > [data-count] { flex: none; font-size: 1rem; font-weight: 700; color: ${theme.color.text.primary}; }

  ${media.mobile} {
    gap: 4px 8px;
    & > fieldset { min-width: 136px; }
    & > [data-take-out] { min-width: 48px; min-height: 46px; }
  }
  /* The number alone, as where it cannot be changed. Twice itself: stronger than the looks of stepper and button. */
  ${media.print} {
    justify-content: end;
    && button { display: none; }
    && fieldset { flex: none; }
    && fieldset > div { min-height: 0; border: 0; }
    && output { display: block; border: 0; font-size: 1rem; }
    && output::after { content: '点'; }
    && fieldset > p { display: none; }
    /* Of no use on paper, and the column has no room for it. */
    & > [data-note] { display: none; }
  }
`)

type Props = {
  name: string
  line: OrderLine
  control: OrderLineControl
  isClosed: boolean
  /** Points that may be spent; `undefined` while they are not known. */
  points: number | undefined
}

/** Quantity and 取消し, or why neither. What comes by subscription is changed where its settings are. */
export function LineControl({ name, line, control, isClosed, points }: Props) {
  const remember = useRememberQuantity(line)
  if (line.isScrollOrder || line.isSubscription || isClosed) return <ReadOnly line={line} />
  if (control.isUnknown) {
    return (
      <Root data-control>
        <p role="alert">
          <b>{shoppingMessages.confirming.title}</b> {shoppingMessages.confirming.text}
        </p>
        <Button look="outline" onClick={() => void control.check()}>
          ご注文を確認する
        </Button>
      </Root>
    )
  }
  if (control.unsent !== undefined) {
    return (
      <Root data-control>
        <UnsentOrder line={control} name={name} unsent={control.unsent} />
      </Root>
    )
  }
  return (
    <Root data-control>
      {line.product.isPointExchange ? (
        <>
          <p data-count>{line.quantity}点</p>
          <PointExchangeChange
            product={line.product}
            quantity={line.quantity}
            available={points}
            name={name}
            onChange={(quantity) => remember(() => control.change(quantity))}
          />
        </>
      ) : (
        <QuantityStepper
          label={`${name}の注文数`}
          value={line.quantity}
          {...stepperLimit(control.offer, line.quantity)}
          onChange={(quantity) => void remember(() => control.change(quantity))}
          onRefused={() => void control.change(line.quantity + 1)}
        />
      )}
      <TakeOutButton
        icon={<Trash2 size={20} />}
        text="取消し"
        name={name}
        onPress={() => void remember(control.remove)}
      />
    </Root>
  )
}

const ReadOnly = ({ line }: Pick<Props, 'line'>) => (
  <Root data-control>
    <p data-count>{nonDeliveryReasonOf(line) === undefined ? `${line.quantity}点` : <s>{line.quantity}点</s>}</p>
    {line.isSubscription ? <SubscriptionLink /> : null}
    {line.isScrollOrder ? <p data-note>{scrollOrderNote}</p> : null}
  </Root>
)
