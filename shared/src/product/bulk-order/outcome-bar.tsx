import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { afterPaint, Button, IconButton, media, theme } from '@shop/shared/ui'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { BulkOutcome } from './bulk-outcome.ts'

const Root = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  flex: 1 1 100%;
  line-height: 1.5;

  &[data-tone] { padding: 10px 14px; border-radius: ${theme.radius.control}; }
  &[data-tone='success'] { background: ${theme.color.success.tint}; }
  &[data-tone='warning'] { background: ${theme.color.warning.tint}; }
  &:not([data-tone]) { position: absolute; }
  & > [role='status'] { flex: 1 1 140px; min-width: 0; max-height: 30dvh; overflow-y: auto; overflow-wrap: anywhere; }
  & b { display: flex; gap: 8px; font-weight: 700; }
  & svg { flex: none; margin-top: 2px; }
  &[data-tone='success'] svg { color: ${theme.color.success.text}; }
  &[data-tone='warning'] svg { color: ${theme.color.warning.text}; }
  & li { ${theme.text.caption} }
  & > [data-actions] { display: flex; flex-wrap: wrap; gap: 8px; margin-left: auto; }
  ${media.mobile} { &[data-tone] { padding: 8px 12px; } }
`)

type ShownOutcome = Pick<BulkOutcome, 'tone' | 'title' | 'lines'> & { undo?: unknown; unknown?: unknown }

type Props = { outcome: ShownOutcome | undefined; isBusy: boolean; onUndo(): void; onCheck(): void; onClose(): void }

/** The outcome of the last action: it stays until the next one or until it is closed, and has the focus at its undo. [AX-14] */
export function OutcomeBar({ outcome, isBusy, onUndo, onCheck, onClose }: Props) {
  const actions = useRef<HTMLDivElement>(null)
  // One that stood there before takes no focus.
  const known = useRef(outcome)
  useEffect(() => {
    if (outcome === undefined || outcome === known.current) return
    known.current = outcome
    // A dialog that has just been closed gives the focus back first.
    return afterPaint(() => actions.current?.querySelector('button')?.focus({ preventScroll: true }))
  }, [outcome])
  // Whether they have arrived is asked for at once when the network is back. [ORD-133]
  const { network } = usePlatform()
  const hasUnknown = outcome?.unknown !== undefined
  const checkByItself = useEffectEvent(() => {
    if (!isBusy) onCheck()
  })
  useEffect(() => (hasUnknown ? network?.onOnline(checkByItself) : undefined), [hasUnknown, network])
  const Icon = outcome?.tone === 'warning' ? TriangleAlert : CircleCheck
  return (
    <Root data-tone={outcome?.tone}>
      <div role="status">
        {outcome === undefined ? null : (
          <>
            <b>
              <Icon size={20} />
              {outcome.title}
            </b>
            {outcome.lines.length === 0 ? null : (
              <ul>
                {outcome.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      {outcome === undefined ? null : (
        <div data-actions ref={actions}>
          {outcome.undo === undefined ? null : (
            <Button look="outline" isBusy={isBusy} onClick={onUndo}>
              元に戻す
            </Button>
          )}
          {outcome.unknown === undefined ? null : (
            <Button look="outline" isBusy={isBusy} onClick={onCheck}>
              もう一度確認する
            </Button>
          )}
          <IconButton label="結果を閉じる" icon={<X size={22} />} onClick={isBusy ? undefined : onClose} />
        </div>
      )}
    </Root>
  )
}
