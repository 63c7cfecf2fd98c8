import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { FavouriteList } from '@shop/shared/api/favourites'
import { formatNumber, type MemberCode } from '@shop/shared/domain'
import { listButtons } from '@shop/shared/domain/favourites'
import { FailedState, media, Skeleton, theme, Waiting } from '@shop/shared/ui'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { addressOf } from '../../parts/addresses.ts'
import { ListCard, ListLink } from '../../parts/list-link.tsx'
import { useFavouriteLists } from '../../parts/use-favourite-lists.ts'

const Root = styled.section(css`
  margin-bottom: 40px;

  & > h2 { ${theme.text.h3} margin-bottom: 10px; }
  ${media.mobile} { margin-bottom: 16px; & > h2 { margin-bottom: 6px; } }
  & > p { color: ${theme.color.text.secondary}; word-break: auto-phrase; }
`)

const Cards = styled.div(css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  --card-height: 88px;

  @media (max-width: 1099.98px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  /* One row from edge to edge, with room for the ring of the focus, which a row that scrolls would cut. [K-184] */
  ${media.mobile} {
    display: flex;
    gap: 8px;
    margin: -6px -16px;
    padding: 6px 16px;
    overflow-x: auto;
    scrollbar-width: none;
    scroll-padding-inline: 16px;
    --card-height: 60px;

    & > * { flex: none; max-width: 16rem; }
    & > a { gap: 10px; min-height: var(--card-height); padding: 8px 12px 8px 10px; }
    & > a > [data-pictures] { width: 40px; height: 40px; }
    & > a > [data-words] + svg { display: none; }
  }
`)

/** お気に入りリスト: the newest ones and the way to the others. They wait and fail without the products. */
export const ListsArea = ({ member }: { member: MemberCode }) => (
  <Root aria-labelledby="favourite-lists">
    <h2 id="favourite-lists">お気に入りリスト</h2>
    <Lists member={member} />
  </Root>
)

function Lists({ member }: { member: MemberCode }) {
  const lists = useFavouriteLists(member)
  switch (lists.is) {
    case 'waiting':
      return <ListsWaiting />
    case 'failed':
      return <FailedState title="お気に入りリストを表示できませんでした" isBusy={lists.isBusy} onRetry={lists.retry} />
    case 'ready':
      return lists.lists.length === 0 ? (
        <p>お気に入りリストはまだありません。「リストを作る」から、よく買う商品をまとめられます。</p>
      ) : (
        <Ways lists={lists.lists} />
      )
  }
}

function Ways({ lists }: { lists: readonly FavouriteList[] }) {
  const more = lists.length - listButtons
  return (
    <Cards>
      {lists.slice(0, listButtons).map((list) => (
        <ListLink key={list.id} list={list} />
      ))}
      <ListCard to={addressOf.lists()}>
        <b>{more > 0 ? `その他のリスト（${formatNumber(more)}）` : 'すべてのリスト'}</b>
        <ChevronRight size={20} />
      </ListCard>
    </Cards>
  )
}

const ListsWaiting = () => (
  <Waiting text="お気に入りリストを読み込み中です">
    <Cards>
      {['a', 'b', 'c', 'd'].map((card) => (
        <Skeleton key={card} height="var(--card-height)" radius={12} />
      ))}
    </Cards>
  </Waiting>
)
