import { usePlatform } from '@shop/shared/platform'
import { href, mobilePath } from '@shop/shared/routes'
import { Button, Container, LinkButton } from '@shop/shared/ui'
import { Brand } from '../../frame/brand.tsx'
import { AppPoints } from './app-points.tsx'
import { Hero } from './landing-styles.ts'

/** For somebody who has not logged in to the app: the login is the app's own. */
export function MobileLandingPage() {
  const { app, login } = usePlatform()

  function logIn() {
    if (!app.post({ type: 'login', payload: { path: mobilePath(href.top()) } })) login()
  }

  return (
    <>
      <Hero>
        <Container>
          <span data-brand>
            <Brand />
          </span>
          <h1>週に一度の、台所便。</h1>
          <p>生協の宅配トドックへようこそ。毎週のお届けに、暮らしに必要なものをまとめてご注文いただけます。</p>
          <div data-ways>
            <Button size="large" onClick={logIn}>
              ログイン
            </Button>
            <LinkButton look="outline" size="large" to={mobilePath(href.top())}>
              ログインせずに見る
            </LinkButton>
          </div>
        </Container>
      </Hero>
      <AppPoints title="トドックでできること" />
    </>
  )
}
