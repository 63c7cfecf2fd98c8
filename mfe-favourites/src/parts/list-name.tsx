import { shownListName } from '@shop/shared/domain/favourites'
import { VisuallyHidden } from '@shop/shared/ui'

/** As lists are called on screens; who hears the page hears all of a name that is longer. */
export function ListName({ name }: { name: string }) {
  const shown = shownListName(name)
  return shown === name ? (
    name
  ) : (
    <>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  )
}
