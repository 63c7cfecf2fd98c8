import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { messages } from '@shop/shared/domain'
import { Container, theme } from '@shop/shared/ui'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useOnline } from '../use-online.ts'

const Bar = styled.div(css`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 20px;
  padding: 12px 18px;
  border-radius: ${theme.radius.control};
  background: ${theme.palette.ink[900]};
  color: #fff;
  line-height: 1.5;
`)

/** Stands above the page as long as there is no network. [1§8 Offline] */
export function OfflineNote() {
  const isOnline = useOnline()
  return (
    <div role="status">
      {isOnline ? null : (
        <Container>
          <Bar>
            <WifiOff size={24} />
            <span>
              <b>{messages.offline.title}。</b>
              {messages.offline.text}。
            </span>
          </Bar>
        </Container>
      )}
    </div>
  )
}
