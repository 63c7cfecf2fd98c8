import { FavouritesFrame } from '../../parts/favourites-frame.tsx'
import { FavouriteProducts, FavouritesWaiting } from './favourite-products.tsx'

/** お気に入り: what the member has marked with a heart. [FAV-001] */
export const FavouritesPage = () => (
  <FavouritesFrame title="お気に入り" isTop waiting={<FavouritesWaiting />}>
    {(member, week) => <FavouriteProducts member={member} week={week} />}
  </FavouritesFrame>
)
