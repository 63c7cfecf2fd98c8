import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { addMonths, formatMonth, isoMonth, monthOf, monthsBack, type YearMonth } from '@shop/shared/domain/month'
import { media, theme } from '@shop/shared/ui'
import { SegmentedControl } from '@shop/shared/ui/page'
import { useState } from 'react'
import { SelectBox } from '../../parts/select-box.ts'

const Root = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-bottom: 20px;

  & > p { ${theme.text.caption} color: ${theme.color.text.secondary}; }
  ${media.mobile} { margin-bottom: 14px; }
  ${media.print} { display: none; }
`)

type Kind = 'this' | 'last' | 'picked'

const segments: readonly { value: Kind; text: string }[] = [
  { value: 'this', text: '今月' },
  { value: 'last', text: '先月' },
  { value: 'picked', text: '期間指定' },
]

/** An address without a month that is shown is one of 期間指定, where another one can be chosen. */
const kindOf = (month: YearMonth | undefined, now: Date): Kind => {
  if (month === undefined) return 'picked'
  if (isoMonth(month) === isoMonth(monthOf(now))) return 'this'
  return isoMonth(month) === isoMonth(addMonths(monthOf(now), -1)) ? 'last' : 'picked'
}

type Props = {
  /** Absent while the address has none that is shown. */
  month: YearMonth | undefined
  now: Date
  onChange(isoMonth: string): void
}

/** This month, the last one, or one of the 24 that are shown. */
export function MonthChoice({ month, now, onChange }: Props) {
  const [isPicking, setIsPicking] = useState(false)
  const kind = isPicking ? 'picked' : kindOf(month, now)

  function choose(next: Kind) {
    setIsPicking(next === 'picked')
    if (next !== 'picked') onChange(isoMonth(addMonths(monthOf(now), next === 'this' ? 0 : -1)))
  }

  return (
    <Root>
      <SegmentedControl label="期間" segments={segments} value={kind} onChange={choose} />
      {kind === 'picked' ? (
        <SelectBox>
          <select
            aria-label="月を選ぶ"
            value={month === undefined ? '' : isoMonth(month)}
            onChange={(event) => {
              setIsPicking(true)
              onChange(event.target.value)
            }}
          >
            {month === undefined ? (
              <option value="" disabled>
                月を選ぶ
              </option>
            ) : null}
            {monthsBack(now).map((one) => (
              <option key={isoMonth(one)} value={isoMonth(one)}>
                {formatMonth(one)}
              </option>
            ))}
          </select>
        </SelectBox>
      ) : null}
      <p>24か月前までご覧いただけます</p>
    </Root>
  )
}
