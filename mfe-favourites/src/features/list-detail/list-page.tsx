import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import { type FavouriteListId, favouriteListId, shownListName } from '@shop/shared/domain/favourites'
import { useParams } from '@shop/shared/router'
import { currentWeek, memberOf, useSession } from '@shop/shared/session'
import { Button, FailedState } from '@shop/shared/ui'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { SelectButton } from '../../parts/bulk/select-button.tsx'
import { useSelectMode } from '../../parts/bulk/use-select-mode.ts'
import { FavouritesWaiting } from '../../parts/favourite-shelf.tsx'
import { FavouritesFrame } from '../../parts/favourites-frame.tsx'
import { keptOf } from '../../parts/use-favourites.ts'
import { usePageTitle } from '../../parts/use-page-title.ts'
import { EditListDialog } from './edit-list-dialog.tsx'
import { ListHeading } from './list-heading.tsx'
import { ListProducts } from './list-products.tsx'
import { useOpenList } from './use-open-list.ts'

/** One list of favourites. */
export function ListPage() {
  const { favorite_category_id: id = '' } = useParams()
  const member = useSession(memberOf)
  const week = useSession(currentWeek)
  return member === undefined || week === undefined ? (
    <FavouritesFrame title={anyTitle} waiting={<FavouritesWaiting />}>
      {() => null}
    </FavouritesFrame>
  ) : (
    <OpenList key={id} id={favouriteListId(id)} member={member.code} week={week.number} />
  )
}

const Actions = styled.div(css`display: flex; flex-wrap: wrap; gap: 8px 12px;`)

const anyTitle = 'お気に入りリスト'

function OpenList({ id, member, week }: { id: FavouriteListId; member: MemberCode; week: WeekNumber }) {
  const select = useSelectMode()
  const { list, names, favourites, askToDelete } = useOpenList({ member, week, id }, select.isOn)
  const [isEditing, setIsEditing] = useState(false)
  const title = list === undefined ? undefined : shownListName(list.name)
  usePageTitle(title)
  const count = favourites.is === 'ready' ? keptOf(favourites.products, favourites.removed).length : list?.count
  return (
    <FavouritesFrame
      title={title ?? anyTitle}
      heading={<ListHeading name={list?.name ?? (names.is === 'failed' ? anyTitle : undefined)} count={count} />}
      action={
        list === undefined || select.isOn ? null : (
          <Actions>
            {count === undefined || count === 0 ? null : <SelectButton onSelect={select.begin} />}
            <Button look="outline" aria-haspopup="dialog" onClick={() => setIsEditing(true)}>
              <Pencil size={18} />
              リストを編集
            </Button>
          </Actions>
        )
      }
      waiting={<FavouritesWaiting />}
    >
      {() => (
        <>
          {names.is === 'failed' ? (
            <FailedState title="リスト名を表示できませんでした" isBusy={names.isBusy} onRetry={names.retry} />
          ) : null}
          <ListProducts {...{ member, week, favourites, list, select }} />
          {list !== undefined && isEditing ? (
            <EditListDialog
              list={list}
              onClose={() => setIsEditing(false)}
              onDelete={() => {
                setIsEditing(false)
                void askToDelete(list)
              }}
            />
          ) : null}
        </>
      )}
    </FavouritesFrame>
  )
}
