import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDay, formatDayTime, type PlanningWeek, weekLabel } from '@shop/shared/domain'
import { theme } from '@shop/shared/ui'
import { Dialog, LeaveButton } from '@shop/shared/ui/dialog'
import { useState } from 'react'

const Choices = styled.fieldset(css`
  display: grid;
  gap: 12px;
  margin-top: 12px;

  & > label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 60px;
    padding: 10px 16px;
    ${theme.box.control}
    font-weight: 600;
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & > label:hover { background: ${theme.color.brand.tint}; }
  & > label:has(:checked) {
    padding: 9px 15px;
    border: 2px solid ${theme.color.brand.default};
    background: ${theme.color.brand.tint};
  }
  & input { width: 24px; height: 24px; margin: 0; flex: none; accent-color: ${theme.color.brand.default}; }
  & small { display: block; font-size: 0.875rem; font-weight: 400; line-height: 1.5; color: ${theme.color.text.secondary}; }
`)

export type WeekSwitchDialogProps = {
  weeks: readonly PlanningWeek[]
  chosen: PlanningWeek
  onClose(): void
  onSwitch(to: PlanningWeek): void
}

/** For which week the next orders are. */
export function WeekSwitchDialog({ weeks, chosen, onClose, onSwitch }: WeekSwitchDialogProps) {
  const [wanted, setWanted] = useState(chosen)
  return (
    <Dialog
      title="ご注文の週"
      onClose={onClose}
      actions={
        <>
          <LeaveButton look="outline" onLeave={onClose}>
            キャンセル
          </LeaveButton>
          <LeaveButton onLeave={() => onSwitch(wanted)}>切り替える</LeaveButton>
        </>
      }
    >
      <Choices aria-label="ご注文の週">
        {weeks.map((week) => (
          <label key={week.number}>
            <input
              type="radio"
              name="week"
              checked={week.number === wanted.number}
              data-first-focus={week.number === chosen.number ? '' : undefined}
              onChange={() => setWanted(week)}
            />
            <span>
              {weekLabel(week)}
              <small>
                締切 {formatDayTime(week.closesAt)}
                <br />
                お届け {formatDay(week.deliversOn)}
              </small>
            </span>
          </label>
        ))}
      </Choices>
    </Dialog>
  )
}
