import { messages } from '@shop/shared/domain'
import { href } from '@shop/shared/routes'
import { useSession } from '@shop/shared/session'
import { EmptyState, LinkButton, Note } from '@shop/shared/ui'

/** In place of products that there are none of, with the way to those of the current week. */
export const NoExchange = ({ title, text }: { title: string; text?: string }) => (
  <EmptyState
    title={title}
    {...(text === undefined ? {} : { text })}
    action={
      <LinkButton look="outline" to={href.pointExchange()}>
        今週のポイント交換商品へ
      </LinkButton>
    }
  />
)

/** While there is no week to exchange points for. The shell goes on asking for the weeks. */
export function NoExchangeWeek() {
  const status = useSession(({ weeks }) => weeks.status)
  if (status === 'failed')
    return <Note tone="warning">{messages.notRetrieved.title}つながり次第、自動で表示します。</Note>
  return <EmptyState title="ただいまご注文を受け付けている週はありません" />
}
