import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { FootBar } from '@shop/shared/product/bulk-order'
import { Button, media, Note, type NoteTone } from '@shop/shared/ui'
import type { ReactNode } from 'react'
import { nameFormId } from './name-field.tsx'

const Root = styled(FootBar)(css`
  & > [data-notice] { flex-basis: 100%; }
  & > [data-quit] { margin-left: auto; }
  ${media.phone} { & > [data-go-on] { flex: 1; } }
`)

/** Told where the buttons are: they stand in sight wherever the list is scrolled to. */
export type BarNotice = { tone: NoteTone; text: ReactNode }

type Props = {
  /** How much is chosen. */
  children?: ReactNode
  notice: BarNotice | undefined
  /** 登録する, unless said. */
  text?: string
  isBusy: boolean
  isDisabled: boolean
  /** Of a screen with a name: its form is sent instead. */
  onSubmit?(): void
  onQuit(): void
}

/** やめる and 登録する. */
export const EditBar = ({ children, notice, text = '登録する', isBusy, isDisabled, onSubmit, onQuit }: Props) => (
  <Root aria-label="リストの登録">
    {notice === undefined ? null : (
      <div data-notice role="alert">
        <Note tone={notice.tone}>{notice.text}</Note>
      </div>
    )}
    {children}
    <Button data-quit look="quiet" onClick={onQuit}>
      やめる
    </Button>
    <Button
      data-go-on
      size="large"
      isBusy={isBusy}
      busyText="登録中"
      disabled={isDisabled && !isBusy}
      {...(onSubmit === undefined ? { type: 'submit', form: nameFormId } : { onClick: onSubmit })}
    >
      {text}
    </Button>
  </Root>
)
