import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Container, FailedState, VisuallyHidden } from '@shop/shared/ui'
import { useState } from 'react'
import type { SlotState } from '../../remotes/slot-state.ts'

const Root = styled(Container)(css`
  padding-top: 24px;
`)

/** In place of a remote that cannot be shown. It is tried again by itself; the button asks now. */
export function RemoteFallback({ title, state, onRetry }: { title: string; state: SlotState; onRetry(): void }) {
  const [asked, setAsked] = useState<SlotState>()
  return (
    <Root>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <FailedState
        text="時間をおいて、もう一度お試しください。ほかの画面はそのままご利用いただけます。"
        // Every failure is a state of its own: busy until the next one.
        isBusy={asked === state}
        onRetry={() => {
          setAsked(state)
          onRetry()
        }}
      />
    </Root>
  )
}
