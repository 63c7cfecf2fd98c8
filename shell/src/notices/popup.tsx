import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '@shop/shared/ui'
import Check from 'lucide-react/icons/check'
import WifiOff from 'lucide-react/icons/wifi-off'

const Root = styled.div(css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  padding: 10px 24px 10px 18px;
  border: 2px solid ${theme.color.success.default};
  border-radius: 28px;
  background: ${theme.color.surface.card};
  color: ${theme.color.success.text};
  font-size: 1.125rem;
  font-weight: 700;
  line-height: 1.4;
  box-shadow: ${theme.shadow.dialog};

  &[data-waiting] { border-color: ${theme.color.border.control}; color: ${theme.color.text.primary}; }
  & > svg { flex: none; }
  & > span { text-wrap: balance; word-break: auto-phrase; }
`)

type PopupProps = { title: string; text?: string | undefined; isWaiting?: boolean | undefined }

/** 注文しました, or 未送信: in the middle of the page for two seconds, without the focus. [K-120] */
export const Popup = ({ title, text, isWaiting = false }: PopupProps) => (
  <Root data-waiting={isWaiting ? '' : undefined}>
    {isWaiting ? <WifiOff size={24} /> : <Check size={24} />}
    <span>
      {title}
      {text === undefined ? null : <> {text}</>}
    </span>
  </Root>
)
