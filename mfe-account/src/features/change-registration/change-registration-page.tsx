import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { href } from '@shop/shared/routes'
import { memberOf, useSession } from '@shop/shared/session'
import { Button, Container, media, theme } from '@shop/shared/ui'
import { Breadcrumbs } from '@shop/shared/ui/page'
import { Panel } from '../../parts/panel.tsx'
import { useChangeRegistration } from './use-change-registration.ts'
import { useResultNotice } from './use-result-notice.ts'

const Heading = styled.h1(css`
  padding: 20px 0;
  ${media.mobile} { padding: 14px 0; }
`)

const Root = styled.div(css`
  max-width: 720px;

  & p { line-height: 1.7; word-break: auto-phrase; }
  & ul { margin: 8px 0 16px; padding-left: 1.4em; line-height: 1.9; list-style: disc; }
  & [data-aside] { margin: 16px 0 20px; color: ${theme.color.text.secondary}; ${theme.text.caption} }
  ${media.mobile} { & button { width: 100%; } }
`)

const above = [{ text: '注文トップ', to: href.top() }]

/** 登録情報の変更: what can be changed, and the way to where it is changed. */
export function ChangeRegistrationPage() {
  const member = useSession(memberOf)
  const { isBusy, go } = useChangeRegistration()
  useResultNotice()
  if (member === undefined) return null
  return (
    <Container>
      <Breadcrumbs above={above} here="登録情報の変更" />
      <Heading>登録情報の変更</Heading>
      <Root>
        <Panel title="変更できる内容">
          <ul>
            <li>電話番号・携帯電話番号</li>
            <li>郵便番号・ご住所</li>
            <li>建物名・部屋番号</li>
          </ul>
          <p>ログインのときと同じ、会員情報を管理するページで変更します。終わると、この画面に戻ります。</p>
          <p data-aside>お名前とメールアドレスの変更は、お問い合わせ窓口で承ります。</p>
          <Button size="large" isBusy={isBusy} busyText="移動しています" onClick={() => void go()}>
            登録情報を変更する
          </Button>
        </Panel>
      </Root>
    </Container>
  )
}
