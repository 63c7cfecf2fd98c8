import { FavouritesFrame } from '../../parts/favourites-frame.tsx'

export const ListsPage = () => (
  <FavouritesFrame title="すべてのお気に入りリスト" waiting={null}>
    {() => null}
  </FavouritesFrame>
)
