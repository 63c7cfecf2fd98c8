/** The member's mark on a product, the same wherever the product is shown. */
export { FavouriteButton } from './favourite-button.tsx'
export { writeFavourite } from './favourite-writer.ts'
export { type Favourite, useFavourite } from './use-favourite.ts'
