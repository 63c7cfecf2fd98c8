import { FavouritesFrame } from '../../parts/favourites-frame.tsx'

export const ListPage = () => (
  <FavouritesFrame title="お気に入りリスト" waiting={null}>
    {() => null}
  </FavouritesFrame>
)
