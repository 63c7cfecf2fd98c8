import { FavouritesFrame } from '../../parts/favourites-frame.tsx'

export const EditListPage = () => (
  <FavouritesFrame title="お気に入りリストの修正" waiting={null}>
    {() => null}
  </FavouritesFrame>
)
