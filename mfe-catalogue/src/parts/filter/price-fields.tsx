import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '@shop/shared/ui'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type KeyboardEvent, useId } from 'react'
import { Group } from './filter-fields.tsx'
import type { PriceTexts } from './price-range.ts'

const Line = styled.div(css`
  display: flex;
  align-items: center;
  gap: 6px;

  & > input {
    flex: 1;
    min-width: 0;
    width: 0;
    min-height: ${theme.size.touchTarget};
    padding: 6px 8px;
    ${theme.box.control}
    font-size: 1rem;
  }
  & > input::placeholder { color: ${theme.color.text.tertiary}; opacity: 1; }
  & > input[aria-invalid='true'] { border: 2px solid ${theme.color.danger.default}; padding: 5px 7px; }
`)

const Wrong = styled.p(css`
  display: flex;
  gap: 6px;
  margin-top: 6px;
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.5;
  color: ${theme.color.danger.default};
  & > svg { flex: none; margin-top: 2px; }
`)

const fields = [
  { of: 'priceFrom', label: '下限価格', placeholder: '下限' },
  { of: 'priceTo', label: '上限価格', placeholder: '上限' },
] as const

type Props = {
  texts: PriceTexts
  errors: Partial<PriceTexts>
  onChange(texts: PriceTexts): void
}

/** Text stays as typed, also where it is no price. [JP-03] */
export function PriceFields({ texts, errors, onChange }: Props) {
  const id = useId()
  const errorId = (of: keyof PriceTexts) => `${id}-${of}`
  const field = ({ of, label, placeholder }: (typeof fields)[number]) => (
    <input
      key={of}
      data-price={of}
      aria-label={label}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      value={texts[of]}
      aria-invalid={errors[of] !== undefined || undefined}
      aria-describedby={errors[of] === undefined ? undefined : errorId(of)}
      onChange={(event) => onChange({ ...texts, [of]: event.target.value })}
      onKeyDown={keepEnterOfConversion}
    />
  )
  return (
    <Group>
      <legend>価格（税込）</legend>
      <div>
        <Line>
          {field(fields[0])}
          <span aria-hidden>〜</span>
          {field(fields[1])}
          <span>円</span>
        </Line>
        <div role="alert">
          {fields.map(({ of }) =>
            errors[of] === undefined ? null : (
              <Wrong key={of} id={errorId(of)}>
                <CircleAlert size={18} />
                <span>{errors[of]}</span>
              </Wrong>
            ),
          )}
        </div>
      </div>
    </Group>
  )
}

/** Safari ends the composition before it tells of the key that ended it. [JP-01] */
function keepEnterOfConversion(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
}

/** The first field that is wrong takes the focus, so that it is heard with its error. */
export const focusWrongPrice = (root: Element | null, errors: Partial<PriceTexts>): void => {
  const wrong = fields.find(({ of }) => errors[of] !== undefined)
  if (wrong !== undefined) root?.querySelector<HTMLElement>(`[data-price=${wrong.of}]`)?.focus()
}
