import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { IconButton, media, safeArea, theme } from '@shop/shared/ui'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { leave } from './leave.ts'
import { useModal } from './use-modal.ts'

export type DialogProps = {
  title: string
  /** Read out when the dialog opens. */
  text?: string | undefined
  children?: ReactNode
  /** Buttons at the foot; the one that goes on stands right. */
  actions?: ReactNode
  hasCloseButton?: boolean
  /** Asked for by Esc or the close button. The caller takes the dialog away. */
  onClose(): void
}

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

/** Its look. */
export const DialogFrame = styled.dialog(css`
  width: ${theme.size.dialogL};
  max-width: none;
  inset: ${safeArea};
  max-height: calc(100dvh - 40px - env(safe-area-inset-top) - env(safe-area-inset-bottom));
  padding: 28px 28px 24px;
  border: 0;
  border-radius: ${theme.radius.dialog};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
  box-shadow: ${theme.shadow.dialog};
  line-height: 1.7;
  animation: ${rise} ${theme.durationMs.base}ms ${theme.easing.enter};

  &::backdrop { background: ${theme.color.surface.overlay}; }
  &[data-leaving], &[data-leaving]::backdrop { opacity: 0; transition: opacity ${theme.durationMs.fast}ms ${theme.easing.exit}; }

  & > h2 { ${theme.text.h3} margin-bottom: 8px; }
  & > [data-close] { float: right; margin: -12px -12px 0 0; }
  & > [data-actions] { display: flex; gap: 12px; margin-top: 24px; }
  & > [data-actions] > * { flex: 1; padding-inline: 8px; }

  ${media.mobile} { width: min(${theme.size.dialogS}, calc(100vw - 40px - env(safe-area-inset-left) - env(safe-area-inset-right))); padding: 22px 20px 20px; }
  ${media.highContrast} { border: 1px solid CanvasText; }
`)

/**
 * 335 px wide in mobile mode, 450 on a desktop page. [CHR-039, CHR-040]
 *
 * The browser's own modal dialog, open as long as it is drawn.
 */
export function Dialog({ title, text, children, actions, hasCloseButton = false, onClose }: DialogProps) {
  const titleId = useId()
  const textId = useId()
  const modal = useModal(onClose)

  return (
    <DialogFrame {...modal} aria-labelledby={titleId} aria-describedby={text === undefined ? undefined : textId}>
      {hasCloseButton ? (
        <IconButton
          data-close
          label="閉じる"
          icon={<X size={22} />}
          onClick={({ currentTarget }) => leave(currentTarget, onClose)}
        />
      ) : null}
      <h2 id={titleId}>{title}</h2>
      {text === undefined ? null : <p id={textId}>{text}</p>}
      {children}
      {actions === undefined ? null : <div data-actions>{actions}</div>}
    </DialogFrame>
  )
}
