import { Container } from '@shop/shared/ui'

/** ご請求の内容 */
export const BillingPage = () => (
  <Container>
    <h1>ご請求の内容</h1>
  </Container>
)
