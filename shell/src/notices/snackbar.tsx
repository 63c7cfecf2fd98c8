import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { IconButton, theme } from '@shop/shared/ui'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'

const Root = styled.div(css`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  min-width: min(320px, 100%);
  max-width: 560px;
  padding: 14px 8px 14px 18px;
  border-radius: ${theme.radius.control};
  background: ${theme.palette.ink[900]};
  color: #fff;
  box-shadow: ${theme.shadow.dialog};
  line-height: 1.5;

  &[data-error] { background: ${theme.color.danger.default}; }
  & > svg { margin-top: 1px; }
  & > div { flex: 1; word-break: auto-phrase; }
  & b, & small { display: block; }
  & a { display: flex; align-items: center; width: fit-content; min-height: ${theme.size.touchTarget}; color: #fff; font-weight: 700; }
  & > button { margin: -8px 0; }
  & > button:hover { background: #ffffff29; color: #fff; }
`)

export type SnackbarProps = {
  title: string
  text?: string | undefined
  isError?: boolean
  link?: { text: string; href: string } | undefined
  note?: string | undefined
  onClose(): void
}

/** The bar at the foot of the page; where it stands and how long is the shell's. */
export const Snackbar = ({ title, text, isError = false, link, note, onClose }: SnackbarProps) => (
  <Root data-error={isError ? '' : undefined} data-on-brand>
    {isError ? <CircleAlert size={24} /> : <CircleCheck size={24} />}
    <div>
      <b>{title}</b>
      {text}
      {link === undefined ? null : <a href={link.href}>{link.text}</a>}
      {note === undefined ? null : <small>{note}</small>}
    </div>
    <IconButton label="閉じる" icon={<X size={22} />} onClick={onClose} />
  </Root>
)
