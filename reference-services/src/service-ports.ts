import type { ShopClock } from './clock.ts'
import type { ImageAddresses } from './delivery/product-card.ts'

/** What the services take from outside beside the database. */
export type ServicePorts = {
  clock: ShopClock
  /** Addresses of a product's pictures. */
  images: ImageAddresses
  /** Address of an illustration by its name. */
  illustration(name: string): string
}
