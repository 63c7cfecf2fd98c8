import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { type RouteMatch, titleOf } from '@shop/shared/routes'
import { Container, FailedState, VisuallyHidden } from '@shop/shared/ui'

const Root = styled(Container)(css`padding-top: 24px;`)

/** In place of a page that every shop has, while nobody may show it: its remote is switched off. */
export function UnavailablePage({ match }: { match: RouteMatch }) {
  const { navigation } = usePlatform()
  return (
    <Root>
      <VisuallyHidden as="h1">{titleOf(match)}</VisuallyHidden>
      <FailedState
        text="時間をおいて、もう一度お試しください。ほかの画面はそのままご利用いただけます。"
        // No step of the history: the page is loaded anew, with what the registry offers by then.
        onRetry={() => navigation.go(0)}
      />
    </Root>
  )
}
