import { type PlatformServices, type PlatformStorage, type StoragePort, usePlatform } from '@shop/shared/platform'

/** The platform in the shell's own hands: it also has the values that the shell itself keeps, by name. */
export type ShellPlatform = PlatformServices & {
  storage: PlatformStorage & { local: StoragePort; session: StoragePort }
}

/** For everything that stands in the {@link Frame}, which was given no other. */
export const useShellPlatform = (): ShellPlatform => usePlatform() as ShellPlatform
