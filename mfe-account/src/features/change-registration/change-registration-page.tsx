import { Container } from '@shop/shared/ui'

/** 登録情報の変更 */
export const ChangeRegistrationPage = () => (
  <Container>
    <h1>登録情報の変更</h1>
  </Container>
)
