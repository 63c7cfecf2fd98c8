import { Container } from '@shop/shared/ui'

/** 購入履歴 */
export const PurchaseHistoryPage = () => (
  <Container>
    <h1>購入履歴</h1>
  </Container>
)
