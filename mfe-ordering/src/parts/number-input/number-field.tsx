import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toHalfWidthDigits } from '@shop/shared/domain'
import { Button, media, nextTask, theme } from '@shop/shared/ui'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId } from 'react'
import { acceptTyped, toPastedText } from './typed-numbers.ts'

const Root = styled.div(css`
  & > label { display: block; line-height: 1.6; color: ${theme.color.text.secondary}; }
  & > [data-line] { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 12px; margin-top: 6px; }
  & textarea {
    flex: 0 1 240px;
    min-width: 0;
    min-height: 60px;
    padding: 13px 18px;
    ${theme.box.control}
    font-size: 1.5rem;
    line-height: 32px;
    letter-spacing: 0.08em;
    font-variant-numeric: tabular-nums;
    resize: none;
    overflow-y: auto;
  }
  & textarea:hover, & textarea:focus { border-color: ${theme.color.brand.default}; }
  & textarea[aria-invalid='true'] { border: 2px solid ${theme.color.danger.default}; padding: 12px 17px; background: #fffafa; }
  & button { min-height: 54px; margin-top: 3px; padding-inline: 28px; }

  ${media.mobile} { & textarea { flex: 1; } & > [data-line] { flex-wrap: nowrap; } }
`)

const maxRows = 6

type Props = {
  text: string
  isInvalid: boolean
  /** Says what is wrong with what stands in the field. */
  describedBy: string | undefined
  field: Ref<HTMLTextAreaElement>
  onChange(text: string): void
  onSubmit(): void
}

/**
 * One number, or many that were pasted. Enter submits, but not the one that ends a conversion; full-width digits become
 * half-width and letters go when the conversion ends. [ORD-035 to ORD-037, JP-01 to JP-03]
 */
export function NumberField({ text, isInvalid, describedBy, field, onChange, onSubmit }: Props) {
  const id = useId()
  const isEmpty = text.trim() === ''

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    // Safari ends the composition before it tells the key: 229 is what tells that Enter from another.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (!isEmpty) onSubmit()
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = toPastedText(event.clipboardData.getData('text'))
    if (pasted === undefined) return
    event.preventDefault()
    const field = event.currentTarget
    // Many numbers are laid out in a task of their own.
    void nextTask().then(() => {
      const { value, selectionStart, selectionEnd } = field
      onChange(toHalfWidthDigits(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)))
    })
  }

  return (
    <Root>
      <label htmlFor={id}>カタログの注文番号（1〜6けたの数字）</label>
      <div data-line>
        <textarea
          id={id}
          ref={field}
          rows={Math.min(text.split('\n').length, maxRows)}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          spellCheck={false}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          onChange={({ target, nativeEvent }) => {
            const { isComposing, inputType, data } = nativeEvent as InputEvent
            // More than one character at once is a keyboard's way to paste.
            const typed = inputType === 'insertText' && data?.length === 1 ? data : ''
            onChange(isComposing === true ? target.value : acceptTyped(target.value, typed, target.selectionEnd))
          }}
          onCompositionEnd={({ currentTarget, data }) =>
            onChange(acceptTyped(currentTarget.value, data, currentTarget.selectionEnd))
          }
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button size="large" disabled={isEmpty} onClick={onSubmit}>
          決定
        </Button>
      </div>
    </Root>
  )
}
