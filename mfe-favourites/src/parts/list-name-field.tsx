import { maxListName } from '@shop/shared/domain/favourites'
import { TextField } from '@shop/shared/ui/form'

type Props = {
  name: string
  value: string
  error: string | undefined
  maxWidth?: string
  onChange(value: string): void
}

/** リスト名. Nothing that is typed is cut. [FAV-019, FAV-021] */
export const ListNameField = (props: Props) => (
  <TextField label="リスト名" hint={`${maxListName}文字まで`} autoComplete="off" {...props} />
)
