import { carryOver } from './bare-names.ts'
import { localKeys, sessionKeys } from './kept-keys.ts'
import { createStorage, type Stores } from './storage.ts'

export function openStores(): Stores {
  const local = createStorage(() => window.localStorage, localKeys)
  const session = createStorage(() => window.sessionStorage, sessionKeys)
  carryOver(local, 'local')
  carryOver(session, 'session')
  return { local, session }
}
