import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { PlanningWeek } from '@shop/shared/domain'
import { type Subscription, subscriptionPrice } from '@shop/shared/domain/shopping'
import { useKeepFocus } from '@shop/shared/product/order'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { Button, type ButtonProps, media, theme } from '@shop/shared/ui'
import { Price, ProductPicture } from '@shop/shared/ui/shopping'
import { useId, useRef } from 'react'
import { RowFacts } from './row-facts.tsx'
import type { RowAction, RowMark, RowState } from './row-state.ts'

const Root = styled.li(css`
  position: relative;
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr) 372px 190px;
  gap: 20px;
  align-items: center;
  padding: 18px 20px;

  & > [data-picture] { display: grid; aspect-ratio: 1; border-radius: ${theme.radius.control}; overflow: hidden; }
  & > [data-picture] > * { width: 100%; height: 100%; object-fit: cover; }
  & [data-marks] { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 4px; }
  & h3 { ${theme.text.cardName} font-weight: 600; font-feature-settings: normal; text-wrap: wrap; }
  & h3 > a { color: ${theme.color.text.primary}; text-decoration: none; }
  & h3 > a::before { content: ''; position: absolute; inset: 0; }
  & h3 > a:hover { text-decoration: underline; }
  & [data-small] { ${theme.text.caption} color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
  & > [data-actions] { position: relative; z-index: ${theme.layer.cardOverlay}; display: grid; gap: 4px; }
  & > [data-actions] > button { padding-inline: 8px; }

  ${media.mobile} {
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 12px;
    padding: 14px 12px;
    & > [data-picture] { align-self: start; }
    & > dl, & > [data-actions] { grid-column: 1 / -1; }
    & > [data-actions] { grid-template-columns: 1fr 1fr; gap: 8px; }
    & > [data-actions]:empty { display: none; }
    & > [data-actions] > button { font-size: 0.9375rem; }
    & > [data-actions] > button:first-of-type:nth-last-of-type(odd) { grid-column: 1 / -1; }
  }
`)

const Mark = styled.span(css`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  padding: 0 7px;
  border: 1px solid currentColor;
  border-radius: ${theme.radius.badge};
  font-size: 0.875rem;
  font-weight: 700;
  line-height: 1;

  &[data-tone='new'] {
    border-color: transparent;
    background: ${theme.color.badge.new.surface};
    color: ${theme.color.badge.new.text};
  }
  &[data-tone='info'] { background: ${theme.color.info.tint}; color: ${theme.color.info.default}; }
  &[data-tone='danger'] { background: ${theme.color.danger.tint}; color: ${theme.color.danger.default}; }
`)

const buttons: Record<RowAction, { text: string; look: NonNullable<ButtonProps['look']> }> = {
  change: { text: '周期・数量を変更', look: 'outline' },
  skip: { text: '次回だけ中止', look: 'quiet' },
  cancel: { text: '解約', look: 'quiet' },
  resume: { text: 'お届けを再開', look: 'outline' },
  revert: { text: '変更のキャンセル', look: 'outline' },
}

type Props = {
  subscription: Subscription
  state: RowState
  open: readonly PlanningWeek[]
  isBusy: boolean
  onAction(action: RowAction): void
}

/** One subscription: what it is, when and how many, and what may be done about it. */
export function SubscriptionRow({ subscription, state, open, isBusy, onAction }: Props) {
  const { product } = subscription
  const nameId = useId()
  const actions = useRef<HTMLDivElement>(null)
  useKeepFocus(actions, state.actions.join())
  const { base, taxIncluded } = subscriptionPrice(subscription)
  return (
    <Root aria-labelledby={nameId}>
      <div data-picture>
        <ProductPicture product={product} />
      </div>
      <div>
        <Marks marks={state.marks} />
        <h3 id={nameId}>
          <Link to={href.product(product.week, product.orderNumber)}>{product.name}</Link>
        </h3>
        <p data-small>{[product.standard, `番号 ${product.orderNumber}`].filter(Boolean).join('　')}</p>
        <Price product={{ ...product, basePrice: base, taxIncludedPrice: taxIncluded }} size="small" />
      </div>
      <RowFacts state={state} open={open} />
      <div ref={actions} data-actions>
        {state.actions.map((action) => (
          <Button
            key={action}
            look={buttons[action].look}
            aria-label={`${buttons[action].text} ${product.name}`}
            isBusy={isBusy}
            onClick={() => onAction(action)}
          >
            {buttons[action].text}
          </Button>
        ))}
      </div>
    </Root>
  )
}

const Marks = ({ marks }: { marks: readonly RowMark[] }) =>
  marks.length === 0 ? null : (
    <p data-marks>
      {marks.map(({ tone, text }) => (
        <Mark key={text} data-tone={tone}>
          {text}
        </Mark>
      ))}
    </p>
  )
