/** The member's mark on a product, the same wherever the product is shown. */
export { forgetFavouriteMarks } from './favourite.queries.ts'
export { FavouriteButton } from './favourite-button.tsx'
export { writeFavourite } from './favourite-writer.ts'
export { refetchHearts } from './refetch-hearts.ts'
export { type Favourite, useFavourite } from './use-favourite.ts'
