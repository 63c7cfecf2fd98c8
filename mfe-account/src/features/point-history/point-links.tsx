import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { hasAbility, type Member } from '@shop/shared/domain'
import { href } from '@shop/shared/routes'
import { LinkButton } from '@shop/shared/ui'

const Root = styled.div(css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 12px;
  margin-top: 20px;
`)

/** To where points are used and exchanged, for who may. */
export function PointLinks({ member }: { member: Member }) {
  const [mayUse, mayExchange] = [hasAbility(member, 'usePoints'), hasAbility(member, 'exchangePoints')]
  if (!(mayUse || mayExchange)) return null
  return (
    <Root>
      {mayUse ? <LinkButton to={href.pointUse()}>ポイントを使う</LinkButton> : null}
      {mayExchange ? (
        <LinkButton look="outline" to={href.pointExchange()}>
          ポイント交換商品
        </LinkButton>
      ) : null}
    </Root>
  )
}
