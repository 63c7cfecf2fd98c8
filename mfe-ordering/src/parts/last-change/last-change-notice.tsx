import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { WeekNumber } from '@shop/shared/domain'
import { orderSourceOf } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useKeepFocus, useOrderLine } from '@shop/shared/product/order'
import { Button, IconButton, theme } from '@shop/shared/ui'
import { useFocusWhenGone } from '@shop/shared/ui/dialog'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { insertLine } from '../number-input/list-changes.ts'
import { listHandle } from '../number-input/number-list.queries.ts'
import { type LastChange, rememberChange } from './last-change.queries.ts'
import { changedSinceWords, lastChangeOutcome, undoneWords } from './last-change-words.ts'
import { undoOrders } from './undo-orders.ts'
import { shownPieces } from './use-remember-quantity.ts'

const Root = styled.div(css`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 4px 0 4px 12px;
  border-radius: ${theme.radius.control};
  line-height: 1.4;

  &[data-tone='success'] { background: ${theme.color.success.tint}; }
  &[data-tone='warning'] { background: ${theme.color.warning.tint}; }
  &[data-tone='success'] > svg { color: ${theme.color.success.text}; }
  &[data-tone='warning'] > svg { color: ${theme.color.warning.text}; }
  & > [role='status'] { flex: 1; min-width: 0; font-size: 0.875rem; }
  & > button { flex: none; min-height: 44px; padding-inline: 12px; }
  & > button:last-child { padding: 0; }
`)

type Props = { change: LastChange; week: WeekNumber; owner: string }

/** The last change with 元に戻す, until the next action or until it is closed. [K-169] */
export function LastChangeNotice({ change, week, owner }: Props) {
  const platform = usePlatform()
  const root = useRef<HTMLDivElement>(null)
  useFocusWhenGone(root)
  useKeepFocus(root, change.is)
  const { tone, title, lines } = lastChangeOutcome(change)
  const Icon = tone === 'warning' ? TriangleAlert : CircleCheck
  return (
    <Root ref={root} data-change data-tone={tone}>
      <Icon size={20} />
      <div role="status">
        <b>{title}</b>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Undo {...{ change, week, owner }} />
      <IconButton
        label="結果を閉じる"
        icon={<X size={22} />}
        onClick={() => rememberChange(platform, week, owner, null)}
      />
    </Root>
  )
}

function Undo({ change, week, owner }: Props) {
  const platform = usePlatform()
  if (change.is === 'undone') return null
  if (change.is === 'quantity')
    return (
      <QuantityUndo
        key={change.line.orderNumber}
        change={change}
        onEnd={(next) => rememberChange(platform, week, owner, next)}
      />
    )
  if (change.is === 'ordered') return <UndoButton onUndo={() => undoOrders(platform, { week, owner }, change.lines)} />
  return (
    <UndoButton
      onUndo={async () => {
        listHandle(platform, week, owner).change(insertLine(change.line, change.at))
        rememberChange(platform, week, owner, null)
      }}
    />
  )
}

type QuantityProps = { change: Extract<LastChange, { is: 'quantity' }>; onEnd(next: LastChange): void }

/** The way of every other change: judged again, and a refusal is said. What has changed since stays as it is. */
function QuantityUndo({ change, onEnd }: QuantityProps) {
  const { line, before, after } = change
  const platform = usePlatform()
  const control = useOrderLine(
    line.product,
    orderSourceOf(line.inputStatus, platform.config.orderSources) ?? 'orderNumber',
  )
  return (
    <UndoButton
      onUndo={async () => {
        const held = shownPieces(platform, line)
        if (held !== after) return onEnd({ is: 'undone', said: changedSinceWords(change, held) })
        await control.change(before)
        if (shownPieces(platform, line) === before) onEnd({ is: 'undone', said: undoneWords(change) })
      }}
    />
  )
}

function UndoButton({ onUndo }: { onUndo(): Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Button
      look="outline"
      isBusy={isBusy}
      onClick={() => {
        setIsBusy(true)
        void onUndo().finally(() => setIsBusy(false))
      }}
    >
      元に戻す
    </Button>
  )
}
