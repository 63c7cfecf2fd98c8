import { Container } from '@shop/shared/ui'

/** ポイント交換商品 */
export const ExchangeDetailPage = () => (
  <Container>
    <h1>ポイント交換商品</h1>
  </Container>
)
