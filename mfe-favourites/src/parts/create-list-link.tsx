import type { MemberCode } from '@shop/shared/domain'
import { maxFavouriteLists } from '@shop/shared/domain/favourites'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { memberOf, useSession } from '@shop/shared/session'
import { LinkButton } from '@shop/shared/ui'
import ListPlus from 'lucide-react/icons/list-plus'
import { addressOf } from './addresses.ts'
import { favouriteListsQuery } from './favourites.queries.ts'

/** The way to a new list, as long as the member may have one more. */
export function CreateListLink() {
  const member = useSession(memberOf)
  return member === undefined ? null : <LinkOfMember member={member.code} />
}

function LinkOfMember({ member }: { member: MemberCode }) {
  const { data: lists = [] } = useQuery(favouriteListsQuery(usePlatform(), member))
  return lists.length >= maxFavouriteLists ? null : (
    <LinkButton look="outline" to={addressOf.createList()}>
      <ListPlus size={20} />
      リストを作る
    </LinkButton>
  )
}
