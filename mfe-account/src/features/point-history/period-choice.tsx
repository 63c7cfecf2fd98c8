import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'
import { SegmentedControl } from '@shop/shared/ui/page'
import { SelectBox } from '../../parts/select-box.ts'
import {
  defaultPeriod,
  type HistoryPeriod,
  latestMonths,
  monthChoices,
  periodFrom,
  periodName,
  periodText,
} from './history-period.ts'

const Root = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;

  & > [data-chosen] > select {
    border-color: ${theme.color.brand.default};
    background: ${theme.color.brand.default};
    color: ${theme.color.text.onBrand};
  }
  & option { background: ${theme.color.surface.card}; color: ${theme.color.text.primary}; }
  & > [data-chosen]::after { border-color: currentColor; color: ${theme.color.text.onBrand}; }
  ${media.mobile} {
    flex: 1 1 100%;
    justify-content: space-between;
    gap: 8px;
    & > fieldset > button { padding-inline: 14px; }
    & > span > select { padding: 0 32px 0 12px; }
  }
`)

const segments = latestMonths.map((months) => ({
  value: periodText({ is: 'latest', months }),
  text: months === 12 ? '1年' : `${months}か月`,
}))

/** The last months, or one month of the last two years. */
export const PeriodChoice = ({
  value,
  now,
  onChange,
}: {
  /** Absent while the address has a month to come. */
  value: HistoryPeriod | undefined
  now: Date
  onChange(period: HistoryPeriod): void
}) => {
  const choose = (text: string) => onChange(text === '' ? defaultPeriod : periodFrom(text, now))
  return (
    <Root>
      <SegmentedControl
        label="期間"
        segments={segments}
        value={value === undefined ? '' : periodText(value)}
        onChange={choose}
      />
      <SelectBox data-chosen={value?.is === 'month' ? '' : undefined}>
        <select
          aria-label="月を選ぶ"
          value={value?.is === 'month' ? periodText(value) : ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">月を選ぶ</option>
          {monthChoices(now).map((month) => (
            <option key={periodText(month)} value={periodText(month)}>
              {periodName(month)}
            </option>
          ))}
        </select>
      </SelectBox>
    </Root>
  )
}
