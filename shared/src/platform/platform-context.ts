import { type Context, createContext, useContext, version } from 'react'
import { pageSingleton } from '../page-singleton.ts'
import type { PlatformServices } from './platform.ts'

/**
 * One for each React of the page: a shell may have two majors of it.
 *
 * Open in its type: whoever provides it may have been built with an older platform than whoever uses it, so that one more
 * service is an addition to this door and not a break.
 */
export const PlatformContext: Context<unknown> = pageSingleton(`platform of React ${version}`, () =>
  createContext<unknown>(undefined),
)

/** Gives the services that the shell handed to this remote. */
export function usePlatform(): PlatformServices {
  const platform = useContext(PlatformContext) as PlatformServices | undefined
  if (platform === undefined) throw new Error('usePlatform outside of a remote or the shell')
  return platform
}
