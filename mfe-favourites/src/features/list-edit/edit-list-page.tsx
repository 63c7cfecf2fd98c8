import type { MemberCode } from '@shop/shared/domain'
import { type FavouriteListId, favouriteListId, shownListName } from '@shop/shared/domain/favourites'
import { useParams } from '@shop/shared/router'
import { memberOf, useSession } from '@shop/shared/session'
import { FailedState } from '@shop/shared/ui'
import { addressOf } from '../../parts/addresses.ts'
import { FavouritesFrame } from '../../parts/favourites-frame.tsx'
import { ChooseProducts } from './choose-products.tsx'
import { EditWaiting } from './edit-waiting.tsx'
import { RenameList } from './rename-list.tsx'
import { useEditedList } from './use-edited-list.ts'

/** Two screens at one address: another name, or other products. */
export function EditListPage() {
  const member = useSession(memberOf)
  const { isNameEdit, favorite_category_id: id = '' } = useParams()
  if (member === undefined)
    return (
      <FavouritesFrame title="お気に入りリストの修正" waiting={null}>
        {() => null}
      </FavouritesFrame>
    )
  return (
    <EditList
      key={`${member.code} ${id} ${isNameEdit}`}
      member={member.code}
      id={favouriteListId(id)}
      isNameEdit={isNameEdit === 'true'}
    />
  )
}

type Props = { member: MemberCode; id: FavouriteListId; isNameEdit: boolean }

function EditList({ member, id, isNameEdit }: Props) {
  const edited = useEditedList(member, id)
  const isThere = edited.is === 'ready' && !edited.list.isGone
  return (
    <FavouritesFrame
      title={isNameEdit ? 'リスト名を変更' : '商品を修正'}
      heading={<h1>{isNameEdit ? 'リスト名を変更' : 'お気に入り商品を修正'}</h1>}
      above={isThere ? [{ text: shownListName(edited.list.name), to: addressOf.list(id) }] : []}
      waiting={<EditWaiting />}
    >
      {(_, week) => {
        if (edited.is === 'waiting') return <EditWaiting />
        if (edited.is === 'failed')
          return (
            <FailedState title="お気に入りリストを表示できませんでした" isBusy={edited.isBusy} onRetry={edited.retry} />
          )
        const Screen = isNameEdit ? RenameList : ChooseProducts
        return <Screen member={member} week={week} list={edited.list} />
      }}
    </FavouritesFrame>
  )
}
