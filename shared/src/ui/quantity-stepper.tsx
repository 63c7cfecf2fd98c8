import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import { media } from './theme/media.ts'
import { theme } from './theme/theme.ts'

export type QuantityStepperProps = {
  /** Names the group: the product. [AX-18] */
  label: string
  value: number
  max: number
  /** Why no more can be had, where it is not the most that one may have. */
  whyNoMore?: string | undefined
  onChange(quantity: number): void
  /** One more was pressed where no more can be had: says why. */
  onRefused?: (() => void) | undefined
  /** At one piece, a bin stands in place of the minus. Without it the minus is disabled there. */
  onRemove?: (() => void) | undefined
  isDisabled?: boolean
}

const Root = styled.fieldset(css`
  flex: 1;

  & > div {
    display: flex;
    align-items: stretch;
    /* 44 for the buttons inside of the border. */
    min-height: 46px;
    ${theme.box.control}
  }
  & button {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    padding: 0;
    border: 0;
    border-radius: 7px 0 0 7px;
    background: none;
    color: ${theme.color.brand.default};
  }
  & button:last-of-type { border-radius: 0 7px 7px 0; }
  & button:hover { background: ${theme.color.brand.tint}; }
  & button:active { background: ${theme.palette.brand[100]}; }
  & button[aria-disabled] { color: #9aa7a9; background: #f1f4f4; cursor: not-allowed; }
  & output {
    flex: 1;
    display: grid;
    place-items: center;
    min-width: 28px;
    border-inline: 1px solid ${theme.color.border.default};
    font-size: 1.125rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  & > p { ${theme.text.caption} margin-top: 4px; color: ${theme.color.text.secondary}; }
  ${media.highContrast} { & > div { border-color: ButtonText; } }
`)

/** One less, the number, one more. A button that does nothing says why in words. [AX-18, AX-23] */
export function QuantityStepper({
  label,
  value,
  max,
  whyNoMore,
  onChange,
  onRefused,
  onRemove,
  isDisabled = false,
}: QuantityStepperProps) {
  const reasonId = useId()
  const isAtMin = value <= 1
  const isAtMax = value >= max
  const removes = isAtMin && onRemove !== undefined
  const cannotLess = isDisabled || (isAtMin && !removes)
  const cannotMore = isDisabled || isAtMax

  function more() {
    if (isDisabled) return
    if (isAtMax) onRefused?.()
    else onChange(value + 1)
  }

  return (
    <Root aria-label={label}>
      <div>
        <button
          type="button"
          aria-label={removes ? '取消し' : '1つ減らす'}
          aria-disabled={cannotLess || undefined}
          onClick={cannotLess ? undefined : () => (removes ? onRemove() : onChange(value - 1))}
        >
          {removes ? <Trash2 size={20} /> : <Minus size={20} />}
        </button>
        <output aria-live="polite">{value}</output>
        <button
          type="button"
          aria-label="1つ増やす"
          aria-disabled={cannotMore || undefined}
          aria-describedby={isAtMax ? reasonId : undefined}
          onClick={more}
        >
          <Plus size={20} />
        </button>
      </div>
      {isAtMax ? <p id={reasonId}>{whyNoMore ?? `上限${max}個です`}</p> : null}
    </Root>
  )
}
