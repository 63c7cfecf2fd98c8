import type { FavouriteList } from '@shop/shared/api/favourites'
import { favouriteMessages, judgeListName, maxListName, tidyListName } from '@shop/shared/domain/favourites'
import { TextField } from '@shop/shared/ui/form'

const errors = {
  tooLong: favouriteMessages.nameTooLong.title,
  duplicate: favouriteMessages.nameDuplicate.title,
} as const

/** A name that is good is a wish; an empty one is none and no error either. [FAV-021, FAV-022, FAV-023, FAV-024, FAV-025] */
export function judgeNewListName(typed: string, lists: readonly FavouriteList[]) {
  const verdict = judgeListName(
    typed,
    lists.map(({ name }) => name),
  )
  if (verdict === 'good') return { wish: { name: tidyListName(typed) } }
  return verdict === 'empty' ? {} : { error: errors[verdict] }
}

export const NewListField = ({
  name,
  error,
  onChange,
}: {
  name: string
  error: string | undefined
  onChange(name: string): void
}) => (
  <TextField
    name="bulk-list-name"
    label="リスト名"
    hint={`${maxListName}文字まで`}
    autoComplete="off"
    value={name}
    error={error}
    onChange={onChange}
  />
)
