import type { MemberCode } from '@shop/shared/domain'
import type { FavouriteId, FavouriteListId } from '@shop/shared/domain/favourites'
import { usePlatform } from '@shop/shared/platform'
import { useNavigate } from '@shop/shared/router'
import { addressOf } from '../../parts/addresses.ts'
import { emptyDraft, isBegun, keepDraft, newList, readDraft } from './list-draft.ts'

const question = {
  title: '作成中のお気に入りリストがあります',
  text: '作成中の内容を取り消して、このリストを作りますか？',
  yes: 'このリストを作る',
  no: '移動しない',
}

export const recreateListText = '新しいリストとして作る'

export const goneNotice = {
  tone: 'warning',
  text: 'このリストは見つかりませんでした。ほかの端末などで削除された可能性があります。入力した内容は残っています。',
} as const

/** 新しいリストとして作る: what was typed and chosen for a list that is gone becomes the draft of a new one. */
export function useRecreateList(member: MemberCode, gone: FavouriteListId) {
  const { notices, storage } = usePlatform()
  const navigate = useNavigate()
  return async (name: string, products: ReadonlySet<FavouriteId>): Promise<void> => {
    const isTaken = isBegun(readDraft(storage, { member, list: newList }))
    if (isTaken && !(await notices.confirm(question))) return
    keepDraft(storage, { member, list: newList }, { name, changes: { added: products, removed: new Set() } })
    keepDraft(storage, { member, list: gone }, emptyDraft)
    navigate(addressOf.createList(), { replace: true })
  }
}
