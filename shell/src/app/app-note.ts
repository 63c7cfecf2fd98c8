import type { StoragePort } from '@shop/shared/platform'

/** The bridge's reading of the note that the tracker keeps in session storage; empty before the app has opened the tab. */
export type AppNote = {
  /** The path that the app opened this tab with. */
  entryPoint: string | undefined
  /** The version that the app gave itself in the last handshake, for the next page of this tab. */
  version: unknown
}

/** Unchecked, as anybody can write there; the tracker does: `arrival/app-tracker.ts`. */
export function readAppNote(session: StoragePort): AppNote {
  const { entryPoint, version } = Object(session.read('app')) as Record<string, unknown>
  return { entryPoint: typeof entryPoint === 'string' ? entryPoint : undefined, version }
}
