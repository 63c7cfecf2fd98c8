import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '@shop/shared/ui'
import Check from 'lucide-react/icons/check'

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
`)

/** 注文しました: in the middle of the page for two seconds, without the focus. [CHR-031] */
export const Popup = ({ title, text }: { title: string; text?: string | undefined }) => (
  <Root>
    <Check size={24} />
    <span>
      {title}
      {text === undefined ? null : <> {text}</>}
    </span>
  </Root>
)
