import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { FavouriteList } from '@shop/shared/api/favourites'
import { shownListName } from '@shop/shared/domain/favourites'
import { LinkButton } from '@shop/shared/ui'
import { Dialog, LeaveButton } from '@shop/shared/ui/dialog'
import ListChecks from 'lucide-react/icons/list-checks'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { addressOf } from '../../parts/addresses.ts'

const Ways = styled.div(css`display: grid; gap: 10px; padding-top: 4px;`)

type Props = { list: FavouriteList; onDelete(): void; onClose(): void }

/** The three ways to change a list. */
export const EditListDialog = ({ list, onDelete, onClose }: Props) => (
  <Dialog title={`「${shownListName(list.name)}」の編集`} hasCloseButton onClose={onClose}>
    <Ways>
      <LinkButton look="outline" isWide to={addressOf.renameList(list)}>
        <Pencil size={20} />
        リスト名を変更
      </LinkButton>
      <LinkButton look="outline" isWide to={addressOf.chooseProducts(list)}>
        <ListChecks size={20} />
        お気に入り商品を修正
      </LinkButton>
      <LeaveButton look="danger" isWide onLeave={onDelete}>
        <Trash size={20} />
        リストを削除
      </LeaveButton>
    </Ways>
  </Dialog>
)
