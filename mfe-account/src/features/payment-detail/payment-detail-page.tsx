import { Container } from '@shop/shared/ui'

/** お支払いの明細 */
export const PaymentDetailPage = () => (
  <Container>
    <h1>お支払いの明細</h1>
  </Container>
)
