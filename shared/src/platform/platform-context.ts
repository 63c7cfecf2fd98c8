import { createContext, useContext } from 'react'
import { onlyOnce } from '../only-once.ts'
import type { PlatformServices } from './platform.ts'

export const PlatformContext = onlyOnce('platform', () => createContext<PlatformServices | undefined>(undefined))

/** What the shell handed to this remote. */
export function usePlatform(): PlatformServices {
  const platform = useContext(PlatformContext)
  if (platform === undefined) throw new Error('usePlatform outside of a remote or the shell')
  return platform
}
