import type { StoragePort } from '@shop/shared/platform'

/** The shell notes in the tab how the app opened it. [GRD-020] */
const noteKey = 'app'

/** An app of after the renewal. What cannot be read is an older one. [MOB-016] */
export function isRenewedApp(session: Pick<StoragePort, 'read'>): boolean {
  const note = session.read(noteKey)
  return typeof note === 'object' && note !== null && 'isRenewal' in note && note.isRenewal === true
}
