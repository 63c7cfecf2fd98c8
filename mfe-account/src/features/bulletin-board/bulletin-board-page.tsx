import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { Skeleton, Waiting } from '@shop/shared/ui'
import MessageSquare from 'lucide-react/icons/message-square'
import { type DayOfMember, DayPage } from '../../parts/day-page.tsx'
import { NothingToShow } from '../../parts/nothing-to-show.tsx'
import { SlipNotRetrieved } from '../../parts/slip-not-retrieved.tsx'
import { bulletinBoardQuery } from './bulletin-board.queries.ts'
import { Comments } from './comments.tsx'

/** トドック掲示板 of a day of delivery. */
export const BulletinBoardPage = () => <DayPage title="トドック掲示板">{(asked) => <BoardOf {...asked} />}</DayPage>

function BoardOf(asked: DayOfMember) {
  const comments = useQuery(bulletinBoardQuery(usePlatform(), asked))
  if (comments.data === undefined) return comments.isError ? <SlipNotRetrieved query={comments} /> : waiting
  if (comments.data.length === 0)
    return <NothingToShow title="お知らせはございません。" picture={<MessageSquare size={56} />} />
  return <Comments comments={comments.data} />
}

const waiting = (
  <Waiting text="トドック掲示板を読み込み中です">
    <Skeleton height="240px" radius={12} />
  </Waiting>
)
