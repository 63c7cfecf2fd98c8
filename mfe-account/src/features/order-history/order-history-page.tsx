import { Container } from '@shop/shared/ui'

/** 注文履歴 */
export const OrderHistoryPage = () => (
  <Container>
    <h1>注文履歴</h1>
  </Container>
)
