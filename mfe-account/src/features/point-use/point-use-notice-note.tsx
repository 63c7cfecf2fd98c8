import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, Note } from '@shop/shared/ui'
import { useEffect, useRef } from 'react'
import type { PointUseNotice } from './point-use-words.ts'

const Root = styled.div(css`
  outline: none;
  word-break: auto-phrase;
  &:empty { display: none; }
  & b { display: block; }
`)

/** The outcome takes the focus: the button that was pressed may be disabled by it. */
export function PointUseNoticeNote({ said }: { said: PointUseNotice | undefined }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said !== undefined) root.current?.focus()
  }, [said])
  return (
    <Root ref={root} tabIndex={-1} role="status">
      {said === undefined ? null : (
        <Note tone={said.tone}>
          <b>{said.title}</b>
          {said.text}
        </Note>
      )}
    </Root>
  )
}

/** Nobody knows whether points are used: asking comes before anything else. */
export const UnknownNote = ({ isBusy, onCheck }: { isBusy: boolean; onCheck(): void }) => (
  <Root role="alert">
    <Note tone="warning">
      <b>受け付けを確認中です</b>
      通信が途切れたため、ポイントを利用できたか確認できませんでした。
      <Button look="quiet" isBusy={isBusy} busyText="確認中" onClick={onCheck}>
        受付状況を確認する
      </Button>
    </Note>
  </Root>
)
