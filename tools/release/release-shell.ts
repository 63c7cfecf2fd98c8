import { checkShell, type Entry, entries, updateChannel } from '@shop/release-store'
import type { Registry, ShellManifest } from '@shop/shared/contract'
import { Refusal } from '../start/refusal.ts'
import { builtShell, distOf } from './built.ts'
import { type Deployment, placeOf, readIfThere } from './deployment.ts'
import { handedOver } from './handed-over.ts'
import { expectNone, type Outcome, tell } from './outcome.ts'

export type ShellRequest = {
  root: string
  commit: string
  into: readonly Entry[]
  isCheckOnly: boolean
}

/** Puts a built shell into the store and shows it in its entries, unless a deployed remote stands against it. */
export async function releaseShell(deployment: Deployment, request: ShellRequest): Promise<Outcome> {
  const { store, channel } = deployment
  const { root, commit, into, isCheckOnly } = request
  const shell = { ...(await builtShell(root)), commit }
  const { version } = shell
  const outcome = tell({ name: 'shell', version, commit, channel })
  const check = (registry = emptyWith(shell)) => expectNone(checkShell(shell, into, registry))

  const found = await readIfThere(deployment)
  if (isCheckOnly) {
    check(found)
    return outcome('fits', `fits everything that ${channel} shows`)
  }
  let isThere = false
  const withShell = (before: Registry | undefined): Registry => {
    isThere = into.every((entry) => before?.shells[entry].version === version)
    if (before !== undefined && isThere) return before
    check(before)
    if (before !== undefined) return { ...before, shells: { ...before.shells, ...shellIn(into, shell) } }
    if (into.length === entries.length) return emptyWith(shell)
    throw new Refusal(`${channel} is empty: the first shell is for both entries, so leave --entry out`)
  }
  // Judged before its files are put: what is refused leaves nothing behind.
  withShell(found)
  await store.putRelease('shell', version, distOf(root, 'shell'))
  await updateChannel(store, channel, withShell)
  await handedOver(placeOf(deployment, root)).write({ shell: version })
  return isThere
    ? outcome('unchanged', `is what ${channel} shows already: nothing has changed`)
    : outcome('released', `is live in ${channel} for ${into.join(' and ')}`)
}

const emptyWith = (shell: ShellManifest): Registry => ({
  format: 2,
  shells: { web: shell, webview: shell },
  remotes: {},
})

const shellIn = (into: readonly Entry[], shell: ShellManifest): Partial<Registry['shells']> =>
  Object.fromEntries(into.map((entry) => [entry, shell]))
