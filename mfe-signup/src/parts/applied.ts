import type { StoragePort } from '@shop/shared/platform'

const key = 'signup.applied'

/** An application that the member base has, as far as this tab knows it. */
export type Applied = {
  /** Whose it is: see `useApplicant`. */
  owner: string
  /** Its number; unknown when an earlier one is under review. */
  id?: string
}

export function readApplied(storage: StoragePort, owner: string): Applied | undefined {
  const kept = storage.read(key)
  if (typeof kept !== 'object' || kept === null || !('owner' in kept) || kept.owner !== owner) return undefined
  return 'id' in kept && typeof kept.id === 'string' ? { owner, id: kept.id } : { owner }
}

export const rememberApplied = (storage: StoragePort, applied: Applied): void => storage.write(key, applied)
