import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { FootBar } from '@shop/shared/product/bulk-order'
import { Button, media } from '@shop/shared/ui'
import { useFocusWhenGone } from '@shop/shared/ui/dialog'
import { type RefObject, useRef } from 'react'
import { unknownOutcome } from './send-staged-changes.ts'

const Root = styled(FootBar)(css`
  justify-content: flex-end;
  gap: 8px 20px;
  padding-inline: 20px;
  font-variant-numeric: normal;

  & > p { font-weight: 700; }
  ${media.mobile} { padding-inline: 16px; & > button { flex: 1; } }
`)

type Props = {
  count: number
  isBusy: boolean
  /** The last request sent may have arrived or not: it is looked up first. */
  isUnknown: boolean
  onApply(): void
  onCheck(): void
  /** The changed part: the focus goes there with the last change that was sent. */
  heir: RefObject<HTMLElement | null>
}

/** 変更を確定する: the one button that sends what was set. */
export function ApplyBar({ count, isBusy, isUnknown, onApply, onCheck, heir }: Props) {
  const root = useRef<HTMLElement>(null)
  useFocusWhenGone(root, heir)
  return (
    <Root ref={root} aria-label="確定していない変更">
      {isUnknown ? (
        <>
          <p role="alert">{unknownOutcome}</p>
          <Button look="outline" isBusy={isBusy} busyText="確認中" onClick={onCheck}>
            変更を確認する
          </Button>
        </>
      ) : (
        <>
          <p>確定していない変更 {count}件</p>
          <Button size="large" isBusy={isBusy} busyText="確定中" onClick={onApply}>
            変更を確定する
          </Button>
        </>
      )}
    </Root>
  )
}
