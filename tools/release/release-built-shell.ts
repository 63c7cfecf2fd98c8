import { builtShell, distOf } from './built.ts'
import { checkShellFirstViews } from './check-first-views.ts'
import { type Deployment, placeOf } from './deployment.ts'
import { lastPublished } from './last-published.ts'
import type { Outcome } from './outcome.ts'
import { putSourceMaps } from './put-source-maps.ts'
import { releaseShell, type ShellRequest } from './release-shell.ts'

/** Puts the built shell of this checkout into the store and shows it, unless a deployed remote stands against it. */
export async function releaseBuiltShell(deployment: Deployment, request: ShellRequest): Promise<Outcome> {
  const { root } = request
  const descriptor = await builtShell(root)
  const { version } = descriptor
  const outcome = await releaseShell(deployment, request, {
    descriptor,
    findFaults: (others) => checkShellFirstViews(root, descriptor, others),
    async put({ store, maps }) {
      await store.putRelease('shell', version, distOf(root, 'shell'))
      await putSourceMaps(maps, root, 'shell')
    },
  })
  if (!request.isCheckOnly) await lastPublished(placeOf(deployment, root)).write({ shell: version })
  return outcome
}
