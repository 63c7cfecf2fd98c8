import type { GivenSourceIds } from '@shop/shared/input-status'
import type { ShopClock } from './clock.ts'
import type { ImageAddresses } from './delivery/product-card.ts'
import type { RegistrationStops } from './delivery/registration-stops.ts'

/** Ports of the services beside the database. */
export type ServicePorts = {
  clock: ShopClock
  /** Addresses of a product's pictures. */
  images: ImageAddresses
  /** Address of an illustration by its name. */
  illustration(name: string): string
  /** Ids of order sources that the operator gives in place of ours. */
  sources?: GivenSourceIds
  /** Weeks and products in which nobody may newly subscribe; the list of the static data unless a test brings another. */
  stops?: RegistrationStops
}
