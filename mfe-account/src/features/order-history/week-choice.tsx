import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatWeek, type WeekNumber } from '@shop/shared/domain'
import { maxHistoryWeeks } from '@shop/shared/domain/order-history'
import { IconButton, media, theme } from '@shop/shared/ui'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { SelectBox } from '../../parts/select-box.ts'

const Root = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-bottom: 16px;

  & > label { font-weight: 700; }
  & > div { display: flex; align-items: center; gap: 8px; }
  & > div > span > select { min-width: 180px; font-weight: 700; }
  & > p { color: ${theme.color.text.secondary}; font-size: 0.9375rem; }
  ${media.phone} {
    & > div { flex: 1 1 100%; justify-content: space-between; }
    & > div > span { flex: 1; }
    & select { width: 100%; }
  }
  ${media.print} { display: none; }
`)

type Props = {
  /** The latest first. */
  weeks: readonly WeekNumber[]
  value: WeekNumber | undefined
  onChange(week: WeekNumber): void
}

/** The week that is looked back on. */
export function WeekChoice({ weeks, value, onChange }: Props) {
  const id = useId()
  const at = value === undefined ? -1 : weeks.indexOf(value)
  const step = (by: 1 | -1) => {
    const week = value === undefined ? undefined : weeks[at + by]
    return week === undefined ? undefined : () => onChange(week)
  }
  return (
    <Root>
      <label htmlFor={id}>ご注文の週</label>
      <div>
        <IconButton
          label="前の週"
          icon={<ChevronLeft size={24} />}
          onClick={step(1)}
          disabled={step(1) === undefined}
        />
        <SelectBox>
          <select
            id={id}
            value={value ?? ''}
            onChange={(event) => {
              const week = weeks.find((one) => one === event.target.value)
              if (week !== undefined) onChange(week)
            }}
          >
            {value === undefined ? <option value="">選んでください</option> : null}
            {weeks.map((week) => (
              <option key={week} value={week}>
                {week.slice(0, 4)}年{formatWeek(week)}
              </option>
            ))}
          </select>
        </SelectBox>
        <IconButton
          label="次の週"
          icon={<ChevronRight size={24} />}
          onClick={step(-1)}
          disabled={step(-1) === undefined}
        />
      </div>
      <p>{maxHistoryWeeks}週間分までご覧いただけます</p>
    </Root>
  )
}
