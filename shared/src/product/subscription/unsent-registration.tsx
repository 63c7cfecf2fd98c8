import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { cycleLabel, fullProductName, type Product } from '@shop/shared/domain/shopping'
import { UnsentOrder } from '@shop/shared/product/order'
import { theme } from '@shop/shared/ui'
import { type Registration, useRegistration } from './use-registration.ts'

const Root = styled.div(css`
  display: grid;
  gap: 8px;

  & > p { line-height: 1.5; color: ${theme.color.text.primary}; }
`)

/** A registration that waits for the network: changed and taken back as any other order, and not registered yet. [K-120] */
export function UnsentRegistration({ registration }: { registration: Registration }) {
  const { chosen, line, product } = registration
  if (line.unsent === undefined) return null
  return (
    <Root>
      <p>定期便（{cycleLabel(chosen.code)}）</p>
      <UnsentOrder line={line} name={`定期便 ${fullProductName(product)}`} unsent={line.unsent} />
    </Root>
  )
}

/** Where there is no panel around it. */
export function UnsentFromList({ product }: { product: Product }) {
  const registration = useRegistration(product)
  return registration === undefined ? null : <UnsentRegistration registration={registration} />
}
