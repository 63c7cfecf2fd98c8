import { builtRemote, distOf } from './built.ts'
import { checkFirstViews } from './check-first-views.ts'
import { type Deployment, placeOf, readRegistry } from './deployment.ts'
import { lastPublished } from './last-published.ts'
import type { Outcome } from './outcome.ts'
import { putSourceMaps } from './put-source-maps.ts'
import type { ReleaseRequest } from './release-request.ts'
import { showRelease } from './show-release.ts'

export type RemoteRequest = ReleaseRequest & { name: string }

/** Puts a built remote of this checkout into the store and shows it, unless something that is deployed stands against it. */
export async function releaseRemote(deployment: Deployment, request: RemoteRequest): Promise<Outcome> {
  const { root, name } = request
  const descriptor = await builtRemote(root, name)
  // A store without a channel is told before views are rendered.
  await readRegistry(deployment)
  const faults = await checkFirstViews(root, descriptor)
  const outcome = await showRelease(deployment, request, {
    descriptor,
    faults,
    async put({ store, maps }) {
      await store.putRelease(name, descriptor.version, distOf(root, name))
      await putSourceMaps(maps, root, name)
    },
  })
  if (!request.isCheckOnly) await lastPublished(placeOf(deployment, root)).write({ [name]: descriptor.version })
  return outcome
}
