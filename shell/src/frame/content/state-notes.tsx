import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { messages } from '@shop/shared/domain'
import { Container, Note, theme } from '@shop/shared/ui'
import WifiOff from 'lucide-react/icons/wifi-off'

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
export const OfflineNote = () => (
  <Container>
    <Bar>
      <WifiOff size={24} />
      <span>{messages.offlineNow.title}</span>
    </Bar>
  </Container>
)

const Spaced = styled(Container)(css`margin-top: 20px;`)

/** Stands above the page while the member base does not say who is here. The shell goes on asking. */
export const MemberUnclearNote = () => (
  <Spaced>
    <Note tone="warning">
      <b>会員{messages.notRetrieved.title}</b>つながり次第、自動で表示します。
    </Note>
  </Spaced>
)

/** A page that takes longer than usual, and is on its way: nothing has failed. */
export const SlowNote = () => (
  <Spaced>
    <Note>読み込みに時間がかかっています。このままお待ちください。</Note>
  </Spaced>
)
