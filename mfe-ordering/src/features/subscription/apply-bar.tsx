import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, media, theme } from '@shop/shared/ui'
import { useFocusWhenGone } from '@shop/shared/ui/dialog'
import { staticWhileTyping } from '@shop/shared/ui/shopping'
import { type RefObject, useRef } from 'react'
import { unknownOutcome } from './send-staged-changes.ts'

/** Sticks to the foot of the screen as long as the list is there. */
const Root = styled.section(css`
  position: sticky;
  bottom: 0;
  z-index: ${theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 20px;
  margin-top: 20px;
  padding: 14px 20px calc(14px + env(safe-area-inset-bottom));
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.sticky};

  & > p { margin-right: auto; font-weight: 700; }

  ${media.mobile} { margin-inline: -16px; padding-inline: 16px; border-radius: 0; & > button { flex: 1; } }
  ${staticWhileTyping}
`)

type Props = {
  count: number
  isBusy: boolean
  /** The last request sent may have arrived or not: it is looked up first. [ORD-133] */
  isUnknown: boolean
  onApply(): void
  onCheck(): void
  /** The changed part: the focus goes there with the last change that was sent. */
  heir: RefObject<HTMLElement | null>
}

/** 変更を確定する: the one button that sends what was set. [ORD-131] */
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
