import type { StoragePort, StoredKey } from '@shop/shared/platform'
import { type BrowserStore, createBrowserStore } from './browser-store.ts'

/** The shell's own keys: whose each value is, and its schema. */
export type ShellKeys = Readonly<Record<string, Pick<StoredKey<unknown>, 'of' | 'schema'>>>

/** The shell's own values, by names that no space can form. */
const ownPrefix = 'shop.'
const spacePrefix = 'shop/'
/** No remote can have this name. */
export const sharedSpace = '(shared)'

/** Where a value of a space lies. Whose it is stands in the name: a logout clears spaces of remotes that are not loaded. */
export const nameInSpace = (space: string, { of, name }: Pick<StoredKey<unknown>, 'of' | 'name'>): string =>
  `${spacePrefix}${space}/${of}/${name}`
export const ownName = (key: string): string => ownPrefix + key

/** The shell's own values in one store of the browser. */
export type ShopStorage = StoragePort & {
  /** The same store by the names under which values lie there: where the spaces of the remotes are. */
  store: BrowserStore
  /** Removes what the shop and its remotes have kept here for whoever was logged in. */
  clear(): void
  /** Whether values survive the loading of a page. */
  isLasting(): boolean
}

export function createStorage(open: () => Storage, keys: ShellKeys = {}): ShopStorage {
  const store = createBrowserStore(open)

  /** Among the shell's own, a key that is in no table is a member's. */
  function isMembers(name: string): boolean {
    if (name.startsWith(spacePrefix)) return name.split('/')[2] === 'member'
    return name.startsWith(ownPrefix) && keys[name.slice(ownPrefix.length)]?.of !== 'visit'
  }

  return {
    store,
    read: (key) => store.read(ownName(key), keys[key]?.schema),
    write: (key, value) => store.write(ownName(key), value),
    remove: (key) => store.remove(ownName(key)),
    clear() {
      for (const name of store.names()) if (isMembers(name)) store.remove(name)
    },
    isLasting: () => store.isLasting(ownName('probe')),
  }
}

/** The stores of this page: on the device, and in its tab. */
export type Stores = { local: ShopStorage; session: ShopStorage }
