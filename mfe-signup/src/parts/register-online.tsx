import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { LinkButton } from '@shop/shared/ui'
import { routes } from '../routes.ts'

const Root = styled.div(css`
  margin-top: 24px;
  & > p { margin-bottom: 12px; line-height: 1.75; }
`)

/** The account may be registered here as well, without waiting for the form. [SGN-012] */
export const RegisterOnline = () => (
  <Root>
    <p>登録用紙を待たずに、お支払いに使う口座をいま登録することもできます。</p>
    <LinkButton to={routes.pendingPayment.path} look="outline" size="large">
      口座の登録をWebで行う
    </LinkButton>
  </Root>
)
