import { FavouritesFrame } from '../../parts/favourites-frame.tsx'

export const CreateListPage = () => (
  <FavouritesFrame title="お気に入りリストの作成" waiting={null}>
    {() => null}
  </FavouritesFrame>
)
