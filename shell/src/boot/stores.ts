import { carryOver } from './bare-names.ts'
import { localKeys, sessionKeys } from './kept-keys.ts'
import { createStorage, type ShopStorage } from './storage.ts'

/** The stores of this page: on the device, and in its tab. */
export type Stores = { local: ShopStorage; session: ShopStorage }

export function openStores(): Stores {
  const local = createStorage(() => window.localStorage, localKeys)
  const session = createStorage(() => window.sessionStorage, sessionKeys)
  carryOver(local, 'local')
  carryOver(session, 'session')
  return { local, session }
}
