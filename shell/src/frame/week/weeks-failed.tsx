import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Container, Note, theme } from '@shop/shared/ui'
import { useAreaLoading } from '../use-area-loading.ts'

const Root = styled.section(css`
  padding-block: 12px;

  & button {
    min-height: 44px;
    margin-block: -10px;
    padding: 0 8px;
    border: 0;
    background: none;
    color: ${theme.color.text.link};
    font-weight: 700;
    text-decoration: underline;
  }
`)

/** The weeks could not be had. They are asked for again by themselves; the button asks now. */
export function WeeksFailed({ onRetry }: { onRetry(): Promise<unknown> }) {
  const [isBusy, during] = useAreaLoading()
  return (
    <Root aria-label="ご注文の週">
      <Container>
        <Note tone="warning">
          ご注文の週を取得できませんでした。
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : () => during(onRetry())}
          >
            {isBusy ? '読み込み中' : '再読み込み'}
          </button>
        </Note>
      </Container>
    </Root>
  )
}
