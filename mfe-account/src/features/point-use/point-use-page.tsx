import { Container } from '@shop/shared/ui'

/** ポイントを使う */
export const PointUsePage = () => (
  <Container>
    <h1>ポイントを使う</h1>
  </Container>
)
