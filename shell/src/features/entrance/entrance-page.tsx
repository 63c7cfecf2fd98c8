import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { useSearchParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { useSession } from '@shop/shared/session'
import { BeadLoader, Button, Container, LinkButton, media, theme } from '@shop/shared/ui'
import LogIn from 'lucide-react/icons/log-in'
import { useState } from 'react'
import type { Login } from '../../login/login.ts'
import { startLogin } from '../../login/start-login.ts'

const Root = styled(Container)(css`
  display: grid;
  justify-items: center;
  padding-top: 40px;

  ${media.mobile} { padding-top: 20px; }
`)

const Card = styled.div(css`
  width: 100%;
  max-width: 520px;
  padding: 36px 40px 28px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.surface.card};

  & > h1 { margin-bottom: 8px; }
  & > p { color: ${theme.color.text.secondary}; }
  & > [data-first] { display: grid; gap: 8px; margin-top: 24px; }
  & > [data-new] {
    display: grid;
    gap: 8px;
    margin: 28px 0 16px;
    padding-top: 24px;
    border-top: 1px solid ${theme.color.border.hairline};
    & > p { color: ${theme.color.text.secondary}; }
  }
  & > [data-waiting] { display: grid; justify-items: center; gap: 12px; padding: 24px 0; color: ${theme.color.text.primary}; }

  ${media.mobile} { padding: 24px 18px 18px; }
`)

/** The shop's own way in. Nobody is sent to the identity provider unasked. */
export function EntrancePage({ login, isFinishingLogin }: { login: Login; isFinishingLogin: boolean }) {
  const [query] = useSearchParams()
  const isLoggedIn = useSession(({ login: { status } }) => status === 'member' || status === 'unregistered')
  if (isFinishingLogin) return <FinishingLogin />
  if (isLoggedIn) return <LoggedInAlready />
  return query.get('version') === 'welcome' ? (
    <Entrance
      title="ようこそ、トドックへ"
      text="ご来店ありがとうございます。ログインすると、今週のカタログからすぐにご注文いただけます。"
      login={login}
    />
  ) : (
    <Entrance
      title="ログイン"
      text="ご注文・お気に入り・ポイントのご利用にはログインが必要です。ご登録のメールアドレスとパスワードをご用意ください。"
      login={login}
    />
  )
}

function Entrance({ title, text, login }: { title: string; text: string; login: Login }) {
  const platform = usePlatform()
  const [busy, setBusy] = useState<'login' | 'signup'>()

  async function begin(version: 'login' | 'signup') {
    setBusy(version)
    await startLogin(version, login, platform)
    setBusy(undefined)
  }

  return (
    <Root>
      <Card>
        <h1>{title}</h1>
        <p>{text}</p>
        <div data-first>
          <Button size="large" isWide isBusy={busy === 'login'} onClick={() => void begin('login')}>
            <LogIn size={20} />
            ログイン
          </Button>
        </div>
        <div data-new>
          <p>はじめての方は、新規登録へお進みください。</p>
          <Button look="outline" isWide isBusy={busy === 'signup'} onClick={() => void begin('signup')}>
            新規登録
          </Button>
        </div>
        <LinkButton look="quiet" isWide to={href.top()}>
          ログインせずに見る
        </LinkButton>
      </Card>
    </Root>
  )
}

/** Back from the identity provider: a moment later it is known where to go. */
const FinishingLogin = () => (
  <Root>
    <Card>
      <p data-waiting role="status">
        <BeadLoader />
        ログインしています
      </p>
    </Card>
  </Root>
)

const LoggedInAlready = () => (
  <Root>
    <Card>
      <h1>ログイン済みです</h1>
      <p>このままお買い物をお楽しみいただけます。</p>
      <div data-first>
        <LinkButton size="large" isWide to={href.top()}>
          注文トップへ
        </LinkButton>
      </div>
    </Card>
  </Root>
)
