import type { ImageAddresses } from '../delivery/product-card.ts'
import { picturesOf, pictureVersion } from '../pictures/product-picture.ts'

/** Addresses of pictures. The version stands in them, so a picture may be kept for ever. [CAT-050] */
export const productImages =
  (servicesOrigin: string): ImageAddresses =>
  ({ order_no, picture }, size) =>
    picturesOf(picture).map(
      (shot) => `${servicesOrigin}/pictures/products/${pictureVersion}/${order_no}-${shot}-${size}.svg`,
    )

export const illustrationAddress =
  (servicesOrigin: string) =>
  (name: string): string =>
    `${servicesOrigin}/pictures/illust/${name}.webp`
