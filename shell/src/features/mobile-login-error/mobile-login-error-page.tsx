import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { href, mobileTwin } from '@shop/shared/routes'
import { Button, Container, theme, VisuallyHidden } from '@shop/shared/ui'
import { postToApp } from '../../arrival/post-to-app.ts'
import { Brand } from '../../frame/brand.tsx'

const Root = styled(Container)(css`
  display: grid;
  justify-items: center;
  gap: 32px;
  padding-top: 20vh;
  color: ${theme.color.brand.default};
`)

/**
 * An entry of the app without a valid token: the logo and one way out, no message. Without an app that hears, a page
 * in the app's own style says what this is. [GRD-009]
 */
export function MobileLoginErrorPage() {
  const { navigation } = usePlatform()

  function back() {
    if (!postToApp({ type: 'login', payload: { path: mobileTwin(href.top()) } }))
      navigation.navigate(href.mobileLanding())
  }

  return (
    <Root>
      <Brand />
      <VisuallyHidden as="h1">ログイン</VisuallyHidden>
      <Button size="large" onClick={back}>
        アプリに戻る
      </Button>
    </Root>
  )
}
