import type { GenericSchema } from '@shop/shared/schema'

/** One value that is kept in the browser, as its owner declares it. */
export type StoredKey<T> = {
  /** Unique among the keys of its owner: each remote has a space of its own. */
  name: string
  /** `local`: on this device, beyond the visit. `session`: in this tab. */
  in: 'local' | 'session'
  /** `member`: a logout removes it. `visit`: it stays, whoever is here. */
  of: 'member' | 'visit'
  /** Several domains read or write it, so it lies in a space that all of them reach. Such keys are declared in shared. */
  isShared?: true
  /** A value that does not fit reads as absent and is removed. */
  schema: GenericSchema<unknown, T>
}

/** Declares a key; the schema gives the type of its value. */
export const defineKey = <T>(key: StoredKey<T>): StoredKey<T> => key

/**
 * The values that one remote keeps. Never throws: full or forbidden stores keep them in memory for this visit, and a store
 * that cannot be read is empty.
 */
export type PlatformStorage = {
  read<T>(key: StoredKey<T>): T | undefined
  write<T>(key: StoredKey<T>, value: NoInfer<T>): void
  remove(key: StoredKey<unknown>): void
}
