import type { PlanningWeek } from '@shop/shared/domain'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useDeferred } from '../use-deferred.ts'
import { useSwitchWeek } from './use-switch-week.ts'

const loadDialog = () => import('./week-switch-dialog.tsx').then(({ WeekSwitchDialog }) => WeekSwitchDialog)

/** The button that asks for which week to order, and its dialog. */
export function WeekSwitch({ weeks, chosen }: { weeks: readonly PlanningWeek[]; chosen: PlanningWeek }) {
  const [isOpen, setIsOpen] = useState(false)
  const { Part: Dialog, get, warm } = useDeferred(loadDialog)
  const switchWeek = useSwitchWeek()

  return (
    <>
      <button type="button" aria-haspopup="dialog" onPointerEnter={warm} onClick={() => void get().then(setIsOpen)}>
        <span data-desktop>週を切り替える</span>
        <span data-mobile>週の切替</span>
      </button>
      {isOpen && Dialog !== undefined
        ? createPortal(
            // Out of the strip: on petrol everything looks different, the focus ring too.
            <Dialog
              weeks={weeks}
              chosen={chosen}
              onClose={() => setIsOpen(false)}
              onSwitch={(to) => {
                setIsOpen(false)
                switchWeek(chosen, to)
              }}
            />,
            document.body,
          )
        : null}
    </>
  )
}
