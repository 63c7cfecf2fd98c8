import type { Timeline } from '@shop/shared/bus'
import type { PageData } from '@shop/shared/contract'
import type { StoragePort } from '@shop/shared/platform'
import type { RemoteLog } from '../../remotes/remote-log.ts'
import type { FederationInstance, Provider } from '../../singletons/share-scopes.ts'

/** The platform panel looks at much and does little. */
export type PanelPorts = {
  page: Pick<PageData, 'version' | 'environment' | 'overrides'>
  nonce: string
  remotes: RemoteLog
  bus: Timeline
  providers(): readonly Provider[]
  /** The federation runtime's instances: the shell, and each remote that was loaded. */
  instances(): readonly FederationInstance[]
  /** Where the switches of this tab are kept. */
  session: StoragePort
  /** Loads a remote anew, if it is asked for at the moment. */
  reopen(remote: string): void
  /** The page's own address, and the way to another. */
  location: Pick<Location, 'hostname' | 'pathname' | 'assign'>
}
