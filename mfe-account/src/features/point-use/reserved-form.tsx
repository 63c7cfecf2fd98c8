import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { changedReserves, type ReserveSet } from '@shop/shared/domain/points'
import { Button, theme } from '@shop/shared/ui'
import { SelectField } from '@shop/shared/ui/form'
import { useState } from 'react'
import type { PointUse } from './use-point-use.ts'

const Root = styled.section(css`
  display: grid;
  gap: 12px;
  padding-top: 16px;
  border-top: 1px solid ${theme.color.border.default};

  & > p { color: ${theme.color.text.secondary}; line-height: 1.6; word-break: auto-phrase; }
`)

const choiceText = (points: number): string =>
  points === 0 ? '0ポイント（利用を取り消す）' : `${formatNumber(points)}ポイント`

/** Points that are set aside, which can be changed and given back until the close. [K-157] */
export function ReservedForm({ set, use }: { set: ReserveSet; use: PointUse }) {
  const [chosen, setChosen] = useState<number>()
  const choices = changedReserves(set)
  const value = chosen !== undefined && choices.includes(chosen) ? chosen : choices[0]
  return (
    <Root aria-label="予約済みのポイント">
      <p>宅配でのご利用に予約済み：{formatNumber(set.reserved)}ポイント</p>
      {value === undefined ? (
        <p>変更と取消しは、お問い合わせ窓口で承ります。</p>
      ) : (
        <>
          <p>締切までは、変更や取消しができます。</p>
          <SelectField
            name="reserved"
            label="変更後のポイント"
            value={String(value)}
            options={choices.map((points) => ({ value: String(points), text: choiceText(points) }))}
            isDisabled={use.isBusy || use.isUnknown}
            onChange={(points) => setChosen(Number(points))}
          />
          <Button look="outline" isWide disabled={use.isBusy || use.isUnknown} onClick={() => void use.replace(value)}>
            {value === 0 ? 'ポイント利用を取り消す' : 'ポイント利用を変更する'}
          </Button>
        </>
      )}
    </Root>
  )
}
