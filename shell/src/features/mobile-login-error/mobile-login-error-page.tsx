import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { href, mobilePath } from '@shop/shared/routes'
import { Button, Container, theme, VisuallyHidden } from '@shop/shared/ui'
import { Brand } from '../../frame/brand.tsx'
import type { Login } from '../../login/login.ts'

const Root = styled(Container)(css`
  display: grid;
  justify-items: center;
  gap: 32px;
  padding-top: 20dvh;
  color: ${theme.color.brand.default};
`)

/**
 * An entry of the app without a valid token: the logo and one way out, no message. The app is told where it goes on
 * with one. Without an app that hears, a page in the app's own style says what this is.
 */
export function MobileLoginErrorPage({ login }: { login: Pick<Login, 'lookAtReturn'> }) {
  const { app, navigation } = usePlatform()

  function back() {
    const path = login.lookAtReturn() ?? mobilePath(href.top())
    if (!app.post({ type: 'login', payload: { path } })) navigation.navigate(href.mobileLanding())
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
