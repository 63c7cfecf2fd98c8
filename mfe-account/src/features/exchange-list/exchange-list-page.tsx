import { Container } from '@shop/shared/ui'

/** ポイント交換 */
export const ExchangeListPage = () => (
  <Container>
    <h1>ポイント交換</h1>
  </Container>
)
