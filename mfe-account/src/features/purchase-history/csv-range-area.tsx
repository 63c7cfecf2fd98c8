import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { MemberCode } from '@shop/shared/domain'
import { formatMonth, isoMonth, type YearMonth } from '@shop/shared/domain/month'
import { usePlatform } from '@shop/shared/platform'
import { Button, media, Note, theme } from '@shop/shared/ui'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { Panel } from '../../parts/panel.tsx'
import { SelectBox } from '../../parts/select-box.ts'
import { csvMonths, latestYear, maxCsvMonths } from './csv-range.ts'
import { useCsvRange } from './use-csv-range.ts'

const Root = styled.div(css`
  margin-top: 28px;

  & [data-row] { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; }
  & p { ${theme.text.caption} margin-bottom: 12px; color: ${theme.color.text.secondary}; }
  & [role='status'] { margin: 8px 0 0; }
  & [role='status']:empty { display: none; }
  & [role='alert'] { margin-top: 12px; }
  ${media.print} { display: none; }
`)

/** Several months in one file, the year until now unless chosen otherwise. The app keeps no files. [K-144] */
export function CsvRangeArea({ member, now }: { member: MemberCode; now: Date }) {
  const { entry } = usePlatform()
  const [{ first, last }, setRange] = useState(() => latestYear(now))
  const { progress, refusal, download, forget } = useCsvRange(member)
  if (entry === 'app') return null
  const months = csvMonths(now)

  function choose(end: 'first' | 'last', month: YearMonth) {
    forget()
    setRange({ first, last, [end]: month })
  }

  return (
    <Root>
      <Panel title="期間をまとめてCSVでダウンロード">
        <p>24か月前から今月までのうち、1回に{maxCsvMonths}か月分までお選びいただけます。</p>
        <div data-row>
          <MonthSelect label="開始の月" value={first} months={months} onChange={(month) => choose('first', month)} />〜
          <MonthSelect label="終了の月" value={last} months={months} onChange={(month) => choose('last', month)} />
          <Button
            look="outline"
            isBusy={progress !== undefined}
            busyText="読み込み中"
            onClick={() => void download({ first, last })}
          >
            <Download size={20} />
            この期間のCSVをダウンロード
          </Button>
        </div>
        <p role="status">
          {progress === undefined ? '' : `${progress.total}か月のうち${progress.done}か月を読み込みました`}
        </p>
        {refusal === undefined ? null : (
          <div role="alert">
            <Note tone="warning">{refusal}</Note>
          </div>
        )}
      </Panel>
    </Root>
  )
}

type SelectProps = {
  label: string
  value: YearMonth
  months: readonly YearMonth[]
  onChange(month: YearMonth): void
}

const MonthSelect = ({ label, value, months, onChange }: SelectProps) => (
  <SelectBox>
    <select
      aria-label={label}
      value={isoMonth(value)}
      onChange={({ target }) => onChange(months.find((one) => isoMonth(one) === target.value) ?? value)}
    >
      {months.map((month) => (
        <option key={isoMonth(month)} value={isoMonth(month)}>
          {formatMonth(month)}
        </option>
      ))}
    </select>
  </SelectBox>
)
