import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { FootBar, OutcomeBar, ProgressWords } from '@shop/shared/product/bulk-order'
import { Button, media } from '@shop/shared/ui'
import type { OrderAgain } from './use-order-again.ts'

const Actions = styled.div(css`
  display: flex;
  flex: 1 1 100%;
  align-items: center;
  gap: 12px;

  &[hidden] { display: none; }
  & > p { flex: 1; }
  & > p > b { font-size: 1.25rem; }
  ${media.mobile} { flex-wrap: wrap; gap: 8px; & > p { flex-basis: 100%; } & > button:first-of-type { flex: 1; } }
`)

const Bar = styled(FootBar)(css`
  &[data-empty] { position: static; padding: 0; margin: 0; border: 0; box-shadow: none; }
  ${media.print} { display: none; }
`)

type Props = { count: number; again: OrderAgain; onOrder(): void; onClear(): void }

/** The choice, and the outcome of the last orders. It stands from the start, so that both are heard. [AX-13, AX-14] */
export function AgainBar({ count, again, onOrder, onClear }: Props) {
  const { progress, outcome } = again
  const isBusy = progress !== undefined
  const isEmpty = count === 0 && !isBusy && outcome === undefined
  return (
    <Bar aria-label="もう一度注文" data-empty={isEmpty ? '' : undefined}>
      <OutcomeBar outcome={outcome} isBusy={isBusy} onUndo={again.undo} onCheck={again.check} onClose={again.close} />
      <Actions hidden={count === 0 && !isBusy}>
        <p role="status">
          {progress === undefined ? (
            count === 0 ? null : (
              <>
                <b>{formatNumber(count)}</b>品を選択中
              </>
            )
          ) : (
            <ProgressWords {...progress} />
          )}
        </p>
        {count === 0 ? null : (
          <>
            <Button isBusy={isBusy} onClick={onOrder}>
              選んだ商品を注文する
            </Button>
            <Button look="quiet" isBusy={isBusy} onClick={onClear}>
              選択を解除
            </Button>
          </>
        )}
      </Actions>
    </Bar>
  )
}
