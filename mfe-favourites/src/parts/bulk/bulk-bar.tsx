import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { FootBar, OutcomeBar, ProgressWords } from '@shop/shared/product/bulk-order'
import { Button, type ButtonProps, media } from '@shop/shared/ui'
import type { BulkActions } from './use-bulk-actions.ts'

const Actions = styled.div(css`
  display: flex;
  align-items: center;
  gap: 12px;
  flex: 1 1 100%;

  & > p { flex: 1; }
  & > p > b { font-size: 1.25rem; }
  ${media.mobile} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 8px;
    & > p { grid-column: span 2; }
    align-items: stretch;
    & > p { order: -2; align-self: center; }
    & > [data-end] { order: -1; justify-self: end; }
    & > button:not([data-end]) { padding: 6px 4px; font-size: 0.9375rem; white-space: normal; }
    & > button > span > span { white-space: nowrap; }
  }
`)

/** Breaks between its parts alone, where it must. */
const PartsButton = ({ parts, ...button }: Omit<ButtonProps, 'children'> & { parts: readonly [string, string] }) => (
  <Button look="outline" aria-label={parts.join('')} {...button}>
    <span>
      <span>{parts[0]}</span>
      <span>{parts[1]}</span>
    </span>
  </Button>
)

type Props = {
  count: number
  actions: BulkActions
  isInList: boolean
  /** A dialog is open: what lies behind it is neither read out nor reached. */
  isBehindDialog: boolean
  onPutIn(): void
  onTakeAway(): void
  onClose(): void
  onEnd(): void
}

/** How many are chosen, and what can be done with all of them at once. */
export function BulkBar({ count, actions, isInList, isBehindDialog, onPutIn, onTakeAway, onClose, onEnd }: Props) {
  const { progress, outcome } = actions
  const isBusy = progress !== undefined
  const isOff = count === 0 && !isBusy
  return (
    <FootBar aria-label="選んだ商品の操作">
      <OutcomeBar
        outcome={isBehindDialog ? undefined : outcome}
        isBusy={isBusy}
        onUndo={actions.undo}
        onCheck={actions.check}
        onClose={onClose}
      />
      <Actions>
        <p role="status">
          {progress === undefined ? (
            <>
              <b>{formatNumber(count)}</b>品を選択中
            </>
          ) : (
            <ProgressWords {...progress} />
          )}
        </p>
        <Button isBusy={isBusy} disabled={isOff} onClick={actions.order}>
          注文する
        </Button>
        <PartsButton parts={['リストに', '入れる']} isBusy={isBusy} disabled={isOff} onClick={onPutIn} />
        <PartsButton
          parts={[isInList ? 'リスト' : 'お気に入り', 'から外す']}
          isBusy={isBusy}
          disabled={isOff}
          onClick={onTakeAway}
        />
        <Button look="quiet" data-end isBusy={isBusy} onClick={onEnd}>
          終わる
        </Button>
      </Actions>
    </FootBar>
  )
}
