import type { ImageAddresses } from '../delivery/product-card.ts'
import { picturesOf, pictureVersion } from '../pictures/product-picture.ts'

/** Addresses of pictures. The version stands in them, so a picture may be kept for ever. [CAT-050] */
export const productImages =
  (apiBase: string): ImageAddresses =>
  ({ order_no, picture }, size) =>
    picturesOf(picture).map((shot) => `${apiBase}/pictures/products/${pictureVersion}/${order_no}-${shot}-${size}.svg`)

export const illustrationAddress =
  (apiBase: string) =>
  (name: string): string =>
    `${apiBase}/pictures/illust/${name}.webp`
