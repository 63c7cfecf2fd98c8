import { messages } from '@shop/shared/domain'
import { useSession } from '@shop/shared/session'
import { Note } from '@shop/shared/ui'
import type { ReactNode } from 'react'

/** In place of what needs a planning week while there is none. The shell goes on asking for the weeks. */
export function NoWeek({ waiting }: { waiting: ReactNode }) {
  const status = useSession(({ weeks }) => weeks.status)
  switch (status) {
    case 'loading':
      return waiting
    case 'failed':
      return <Note tone="warning">{messages.notRetrieved.title}つながり次第、自動で表示します。</Note>
    case 'ready':
      return <Note>ただいまご注文を受け付けている週はありません。</Note>
  }
}
