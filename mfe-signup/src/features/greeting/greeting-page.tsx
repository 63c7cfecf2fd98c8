import { fullName } from '@shop/shared/domain'
import { useLocation } from '@shop/shared/router'
import { href, safeOwnPath } from '@shop/shared/routes'
import { memberOf, useSession } from '@shop/shared/session'
import { LinkButton } from '@shop/shared/ui'
import { FormActions, FormPage, PageHeading, Panel } from '../../parts/page.tsx'

/** LoginGreeting: welcomes who has just registered, and leads back to where that began. [K-04] */
export function GreetingPage() {
  const { state } = useLocation()
  const member = useSession(memberOf)
  const back = returnTo(state)

  return (
    <FormPage>
      <PageHeading>ご登録ありがとうございます</PageHeading>
      <Panel>
        {member === undefined ? null : <p>{fullName(member)} さん、トドックへようこそ。</p>}
        <p>ログインが完了しました。今週のカタログから、すぐにご注文いただけます。</p>
        <FormActions>
          {back === undefined ? null : (
            <LinkButton look="outline" size="large" to={back}>
              もとのページに戻る
            </LinkButton>
          )}
          <LinkButton size="large" to={href.top()}>
            注文トップへ
          </LinkButton>
        </FormActions>
      </Panel>
    </FormPage>
  )
}

/** The shell hands it over with the move; whatever else stands in the history leads nowhere. */
function returnTo(state: unknown): string | undefined {
  const kept = typeof state === 'object' && state !== null ? (state as { returnTo?: unknown }).returnTo : undefined
  return typeof kept === 'string' ? safeOwnPath(kept) : undefined
}
