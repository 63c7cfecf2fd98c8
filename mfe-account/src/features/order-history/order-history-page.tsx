import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { memberOf, type Session, useSession } from '@shop/shared/session'
import { Button, Container, media } from '@shop/shared/ui'
import { Breadcrumbs } from '@shop/shared/ui/page'
import Printer from 'lucide-react/icons/printer'
import { lazy, Suspense } from 'react'
import { AlertCards } from '../../parts/alert-cards.tsx'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { HistoryOfMember } from './history-of-member.tsx'
import { HistoryWaiting } from './history-waiting.tsx'

/** Members have no need of it. */
const HistoryExplained = lazy(async () => ({
  default: (await import(/* webpackChunkName: "history-explained" */ './history-explained.tsx')).HistoryExplained,
}))

const Head = styled.div(css`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 20px 0;

  & > button { margin-left: auto; }
  ${media.mobile} { padding: 14px 0; }
  ${media.print} { padding: 0 0 4mm; & > button { display: none; } }
`)

/** Paper leads nowhere. */
const OnScreen = styled.div(css`${media.print} { display: none; }`)

const above = [{ text: '注文トップ', to: href.top() }]

/**
 * 注文履歴: of a member on the web as in the app; whoever is none, and the app without a token, sees what it is for, and no
 * call is sent. [K-02, K-25]
 */
export function OrderHistoryPage() {
  const { entry } = usePlatform()
  const isUnknown = useSession(isLoginUnknown)
  const member = useSession(memberOf)
  if (isUnknown) return <ScreenWaiting />
  return (
    <Container>
      <OnScreen>
        <Breadcrumbs above={above} here="注文履歴" />
      </OnScreen>
      <Head>
        <h1>注文履歴</h1>
        {member === undefined || entry === 'app' ? null : (
          <Button look="quiet" onClick={() => print()}>
            <Printer size={20} />
            印刷する
          </Button>
        )}
      </Head>
      {member === undefined ? (
        <Suspense fallback={<HistoryWaiting />}>
          <HistoryExplained />
        </Suspense>
      ) : (
        <>
          <AlertCards />
          <HistoryOfMember member={member} />
        </>
      )}
    </Container>
  )
}

const isLoginUnknown = ({ login }: Session) => login.status === 'unknown'
