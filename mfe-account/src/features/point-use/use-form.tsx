import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, type MemberCode } from '@shop/shared/domain'
import { type MemberPoints, pointChoices, type ReserveSet } from '@shop/shared/domain/points'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { Button, theme } from '@shop/shared/ui'
import { SelectField } from '@shop/shared/ui/form'
import { useId, useState } from 'react'
import { Figures } from '../../parts/points/figures.tsx'
import { PointUseNoticeNote, UnknownNote } from './point-use-notice-note.tsx'
import { deliveryName } from './point-use-words.ts'
import { ReservedForm } from './reserved-form.tsx'
import { usePointUse } from './use-point-use.ts'

const Root = styled.div(css`
  display: grid;
  gap: 16px;

  & > p { color: ${theme.color.text.secondary}; line-height: 1.6; word-break: auto-phrase; }
  & > [data-why] { color: ${theme.color.text.primary}; font-weight: 600; }
  & [data-left] { color: ${theme.color.point.default}; font-weight: 700; }
`)

type Props = { member: MemberCode; points: MemberPoints; set: ReserveSet }

/** A step is chosen, asked about and used; without one the reason stands in words. */
export function UseForm({ member, points, set }: Props) {
  const whyId = useId()
  const [chosen, setChosen] = useState<number>()
  const use = usePointUse(member, set.reserved)
  const choices = points.isSuspended ? [] : pointChoices(set, points.available)
  // One that is no longer there has gone elsewhere: the most that is left stands in its place.
  const value =
    chosen === undefined || choices.length === 0 || choices.includes(chosen) ? (chosen ?? choices[0]) : choices.at(-1)
  const why = usageRefusalText(points, set, choices.length)
  return (
    <Root>
      <PointUseNoticeNote said={use.said} />
      <p>
        {deliveryName(use.deliversOn)}のお支払いに、{formatNumber(set.unit)}ポイント単位でお使いいただけます。
      </p>
      {why === undefined && value !== undefined ? (
        <>
          <SelectField
            name="points"
            label="使うポイント"
            value={String(value)}
            options={choices.map((step) => ({ value: String(step), text: `${formatNumber(step)}ポイント` }))}
            isDisabled={use.isBusy || use.isUnknown}
            onChange={(step) => setChosen(Number(step))}
          />
          <Figures>
            <dt>利用後の使えるポイント</dt>
            <dd data-left>{formatNumber(points.available - value)}</dd>
          </Figures>
        </>
      ) : null}
      {use.isUnknown ? <UnknownNote isBusy={use.isBusy} onCheck={() => void use.check()} /> : null}
      <Button
        size="large"
        isWide
        disabled={why !== undefined || use.isUnknown}
        aria-describedby={why === undefined ? undefined : whyId}
        isBusy={use.isBusy && !use.isUnknown}
        busyText="受付中"
        onClick={() => void use.use(value ?? 0, points.available)}
      >
        ポイントを使う
      </Button>
      {why === undefined ? null : (
        <p data-why id={whyId}>
          {why}
        </p>
      )}
      {set.reserved > 0 ? <ReservedForm set={set} use={use} /> : null}
    </Root>
  )
}

/** [ACC-025, ACC-031] */
function usageRefusalText(
  { available, isSuspended }: MemberPoints,
  { unit }: ReserveSet,
  choices: number,
): string | undefined {
  if (isSuspended) return `${shoppingMessages.cardSuspended.title}。ポイントはご利用いただけません。`
  if (choices > 0) return undefined
  if (available < unit)
    return `${formatNumber(unit)}ポイントからご利用いただけます（あと${formatNumber(unit - available)}ポイント）。`
  return 'ただいまポイントのご利用を受け付けていません。'
}
