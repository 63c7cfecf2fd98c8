import type { Registry } from '@shop/shared/contract'
import { routesOf } from '@shop/shared/routes'
import { type Kind, maySee } from './kinds.ts'

/** Logs somebody in, and may lead away. */
const entrance = 'entrance'

/** Gives the address of a screen of the shell at which a kind of visitor may rest while no remote is on show. */
export function restFor(kind: Kind, { shells }: Registry): string {
  const shell = shells[kind.entry === 'web' ? 'web' : 'webview'].candidates[0]?.descriptor
  const table = routesOf('shell', shell?.routes ?? {})
  const path = table.find(
    ({ pattern, declaration }) =>
      !pattern.includes(':') && declaration.screen !== entrance && maySee(kind, { table, path: pattern }),
  )?.pattern
  if (path === undefined) throw new Error(`shell ${shell?.version} has no screen of its own for a ${kind.name}`)
  return path
}
