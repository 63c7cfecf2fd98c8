import { Container } from '@shop/shared/ui'

/** トドック掲示板 */
export const BulletinBoardPage = () => (
  <Container>
    <h1>トドック掲示板</h1>
  </Container>
)
