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

/**
 * Stands above the page as long as there is no network, in other words than the snackbar that refuses a move: one is
 * the state, the other an answer. [GRD-040]
 */
export function OfflineNote() {
  const isOnline = useOnline()
  return (
    <div role="status">
      {isOnline ? null : (
        <Container>
          <Bar>
            <WifiOff size={24} />
            <span>{messages.offlineNow.title}</span>
          </Bar>
        </Container>
      )}
    </div>
  )
}
