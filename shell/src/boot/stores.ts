import { localKeys, sessionKeys } from './kept-keys.ts'
import { createStorage, type Stores } from './storage.ts'
import { migrateUnprefixed } from './unprefixed-storage.ts'

export function openStores(): Stores {
  const local = createStorage(() => window.localStorage, localKeys)
  const session = createStorage(() => window.sessionStorage, sessionKeys)
  migrateUnprefixed(local, 'local')
  migrateUnprefixed(session, 'session')
  return { local, session }
}
