import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, Note } from '@shop/shared/ui'
import { useEffect, useRef } from 'react'
import type { Refusal } from './refusal.ts'

const Root = styled.div(css`
  margin-bottom: 20px;
  & button { margin-top: 12px; }
`)

/** Why the application may not be stored, where the applicant looks next. [ERR-013] */
export function RefusalNote({ refusal, onLogin }: { refusal: Refusal; onLogin(): void }) {
  const note = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is brought to attention
  useEffect(() => note.current?.focus(), [refusal])

  return (
    <Root ref={note} role="alert" tabIndex={-1}>
      <Note tone="error">
        <b>{refusal.message.title}</b>
        <p>{refusal.message.text}</p>
        {refusal.mustLogin ? <Button onClick={onLogin}>ログイン画面へ</Button> : null}
      </Note>
    </Root>
  )
}
