import type { StoragePort } from '@shop/shared/platform'
import { faultsKey } from './faults-key.ts'

/** How a remote can be made to fail in this tab. */
export const faultKinds = [
  'entry fails',
  'entry hangs',
  'throws at mount',
  'throws at render',
  'never settles',
] as const
export type FaultKind = (typeof faultKinds)[number]
export type PlannedFaults = Readonly<Record<string, FaultKind>>

const isKind = (value: unknown): value is FaultKind => faultKinds.some((kind) => kind === value)

/** The faults that are switched on, by remote. */
export function readFaults(session: StoragePort): PlannedFaults {
  const entries: [string, unknown][] = Object.entries(Object(session.read(faultsKey)))
  return Object.fromEntries(entries.filter((entry): entry is [string, FaultKind] => isKind(entry[1])))
}

export function writeFaults(session: StoragePort, faults: PlannedFaults): void {
  if (Object.keys(faults).length === 0) session.remove(faultsKey)
  else session.write(faultsKey, faults)
}
