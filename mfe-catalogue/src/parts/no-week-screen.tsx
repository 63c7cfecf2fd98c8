import { messages } from '@shop/shared/domain'
import { href } from '@shop/shared/routes'
import { useSession } from '@shop/shared/session'
import { Container, EmptyState, LinkButton, Note } from '@shop/shared/ui'
import { ScreenWaiting } from './screen-waiting.tsx'

/**
 * In place of a whole screen that needs a planning week while there is none, with a way out of it. `NoWeek` is for a part
 * of one.
 */
export function NoWeekScreen() {
  const status = useSession(({ weeks }) => weeks.status)
  if (status === 'loading') return <ScreenWaiting />
  return (
    <Container>
      <div style={{ paddingTop: 24 }}>
        {status === 'failed' ? (
          <Note tone="warning">{messages.notRetrieved.title}つながり次第、自動で表示します。</Note>
        ) : (
          <EmptyState
            title="ただいまご注文を受け付けている週はありません"
            action={
              <LinkButton look="outline" to={href.top()}>
                注文トップへ
              </LinkButton>
            }
          />
        )}
      </div>
    </Container>
  )
}
