import type { StoragePort, StoredKey } from '@shop/shared/platform'
import { nameInSpace, ownName, type ShopStorage, type Stores, sharedSpace } from './storage.ts'

/**
 * Before each remote had a space, all of them and the shell kept their values side by side, under bare names. To be
 * deleted when no release of that time is live any more. docs/adr/0010-platform-2.md
 */

type Area = StoredKey<unknown>['in']

/** Whose the values are that were kept under bare names. */
const ownerOf: Readonly<Record<Area, Readonly<Record<string, string>>>> = {
  local: {
    numberLists: sharedSpace,
    'product-list-look': sharedSpace,
    searchHistory: sharedSpace,
    scrollMarks: 'mfe-ordering',
    scrollReturns: 'mfe-ordering',
  },
  session: {
    'ordering.lastOrder': sharedSpace,
    'ordering.subscription-wishes': 'mfe-ordering',
    'signup.application': 'mfe-signup',
    'signup.applied': 'mfe-signup',
  },
}

/** A logout emptied the tab's store and left the device's alone. */
const lifeOf = { local: 'visit', session: 'member' } as const

/** The sales person's code and how the app opened the page: remotes read the shell's own value. */
const readable = ['sp', 'app']

/** Moves the values of before to the spaces of their owners, once; whoever reads them there judges their shape. */
export function migrateUnprefixed({ store }: ShopStorage, area: Area): void {
  for (const [name, space] of Object.entries(ownerOf[area])) {
    const value = store.read(ownName(name))
    if (value === undefined) continue
    // First, as a store may be too full for both.
    store.remove(ownName(name))
    const next = nameInSpace(space, { of: lifeOf[area], name })
    if (store.read(next) === undefined) store.write(next, value)
  }
}

/** Values by bare names, for a release of that time: it finds what it has kept, and what the others have for it. */
export function unprefixedStorage(remote: string, stores: Stores, area: Area): StoragePort {
  const { store, read } = stores[area]
  const nameOf = (name: string) =>
    nameInSpace(ownerOf[area][name] === sharedSpace ? sharedSpace : remote, { of: lifeOf[area], name })
  return {
    read: (name) => (area === 'session' && readable.includes(name) ? read(name) : store.read(nameOf(name))),
    write: (name, value) => store.write(nameOf(name), value),
    remove: (name) => store.remove(nameOf(name)),
  }
}
