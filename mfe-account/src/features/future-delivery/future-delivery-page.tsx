import { Container } from '@shop/shared/ui'

/** 翌週以降お届け品 */
export const FutureDeliveryPage = () => (
  <Container>
    <h1>翌週以降お届け品</h1>
  </Container>
)
