import type { FavouriteList } from '@shop/shared/api/favourites'
import { formatNumber } from '@shop/shared/domain'
import { maxFavouriteLists } from '@shop/shared/domain/favourites'
import { Link, useNavigate } from '@shop/shared/router'
import { Button, Note } from '@shop/shared/ui'
import { addressOf } from '../../parts/addresses.ts'

/** Said before anything is typed. */
export const ListsFullNote = () => (
  <Note tone="warning">
    <b>お気に入りリストは{formatNumber(maxFavouriteLists)}個まで作成できます</b>
    <p>
      使わなくなったリストを削除してから、もう一度お試しください。
      <Link to={addressOf.lists()}>すべてのお気に入りリスト</Link>
    </p>
  </Note>
)

/** The answer to an earlier press was lost, but the list is there: it is no duplicate of the member's own. */
export function MadeNote({ list, onLeave }: { list: FavouriteList; onLeave(): void }) {
  const navigate = useNavigate()
  const leave = () => {
    onLeave()
    navigate(addressOf.list(list.id), { replace: true })
  }
  return (
    <div role="status">
      <Note>
        <p>「{list.name}」というリストは、先ほどの操作で作成されている可能性があります。</p>
        <Button look="quiet" onClick={leave}>
          作成されたリストを見る
        </Button>
      </Note>
    </div>
  )
}
