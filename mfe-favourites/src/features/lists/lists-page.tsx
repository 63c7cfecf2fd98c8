import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { MemberCode } from '@shop/shared/domain'
import { favouriteMessages, maxFavouriteLists } from '@shop/shared/domain/favourites'
import { EmptyState, FailedState, media, Note, Skeleton, Waiting } from '@shop/shared/ui'
import Heart from 'lucide-react/icons/heart'
import { CreateListLink } from '../../parts/create-list-link.tsx'
import { FavouritesFrame } from '../../parts/favourites-frame.tsx'
import { ListLink } from '../../parts/list-link.tsx'
import { useFavouriteLists } from '../../parts/use-favourite-lists.ts'

const Rows = styled.ul(css`
  display: grid;
  gap: 12px;
  max-width: 800px;

  /* A hundred lists with four pictures each: those out of sight cost nothing. */
  & > li { content-visibility: auto; contain-intrinsic-size: auto none auto 88px; }
  &:not(:first-child) { margin-top: 16px; }
  ${media.mobile} { gap: 8px; }
`)

/** すべてのお気に入りリスト. */
export const ListsPage = () => (
  <FavouritesFrame title="すべてのお気に入りリスト" action={<CreateListLink />} waiting={<ListsWaiting />}>
    {(member) => <AllLists member={member} />}
  </FavouritesFrame>
)

function AllLists({ member }: { member: MemberCode }) {
  const lists = useFavouriteLists(member)
  if (lists.is === 'waiting') return <ListsWaiting />
  if (lists.is === 'failed')
    return <FailedState title="お気に入りリストを表示できませんでした" isBusy={lists.isBusy} onRetry={lists.retry} />
  if (lists.lists.length === 0)
    return (
      <EmptyState
        title={favouriteMessages.noLists.title}
        text="「リストを作る」から、よく買う商品をまとめられます。"
        picture={<Heart size={52} />}
      />
    )
  return (
    <>
      {lists.lists.length < maxFavouriteLists ? null : (
        <Note>
          お気に入りリストは{maxFavouriteLists}
          個まで作成できます。使わなくなったリストを削除すると、新しく作成できます。
        </Note>
      )}
      <Rows>
        {lists.lists.map((list) => (
          <li key={list.id}>
            <ListLink list={list} />
          </li>
        ))}
      </Rows>
    </>
  )
}

const ListsWaiting = () => (
  <Waiting text="お気に入りリストを読み込み中です">
    <Rows as="div">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} height="88px" radius={12} />
      ))}
    </Rows>
  </Waiting>
)
