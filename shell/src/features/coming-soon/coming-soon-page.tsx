import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { href, type RouteMatch, titleOf } from '@shop/shared/routes'
import { Container, EmptyState, LinkButton } from '@shop/shared/ui'
import PackageOpen from 'lucide-react/icons/package-open'

const Root = styled(Container)(css`
  padding-top: 20px;

  & > h1 { margin-bottom: 20px; }
`)

/** A tab whose screen is not there yet. */
export function ComingSoonPage({ match }: { match: RouteMatch }) {
  const title = titleOf(match)
  return (
    <Root>
      <h1>{title}</h1>
      <EmptyState
        title="ただいま準備中です"
        text={`${title}は、もうしばらくお待ちください。`}
        picture={<PackageOpen size={56} />}
        action={
          <LinkButton look="outline" to={href.top()}>
            注文トップへ戻る
          </LinkButton>
        }
      />
    </Root>
  )
}
