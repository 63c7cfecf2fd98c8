import type { StoragePort } from '@shop/shared/platform'

/** The part of the tracker's note in the tab that only the bridge reads; nothing of it before the app has opened the tab. */
export type AppNote = {
  /** The path that the app opened this tab with. [GRD-020, MOB-001] */
  entryPoint: string | undefined
  /** The app's word about its bridge, for the next page of this tab. [MOB-003] */
  version: unknown
}

/** Whatever stands there. The tracker writes it: `arrival/app-tracker.ts`. */
export function readAppNote(session: StoragePort): AppNote {
  const { entryPoint, version } = Object(session.read('app')) as Record<string, unknown>
  return { entryPoint: typeof entryPoint === 'string' ? entryPoint : undefined, version }
}
