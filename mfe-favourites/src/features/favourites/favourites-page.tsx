import { CreateListLink } from '../../parts/create-list-link.tsx'
import { FavouritesWaiting } from '../../parts/favourite-shelf.tsx'
import { FavouritesFrame } from '../../parts/favourites-frame.tsx'
import { FavouriteProducts } from './favourite-products.tsx'
import { ListsArea } from './lists-area.tsx'

/** お気に入り: what the member has marked with a heart, and the lists made of it. */
export const FavouritesPage = () => (
  <FavouritesFrame title="お気に入り" isTop action={<CreateListLink />} waiting={<FavouritesWaiting />}>
    {(member, week) => (
      <>
        <ListsArea member={member} />
        <FavouriteProducts member={member} week={week} />
      </>
    )}
  </FavouritesFrame>
)
