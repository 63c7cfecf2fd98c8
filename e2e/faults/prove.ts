import { idOf } from './candidates.ts'
import { end, type Fault } from './faults.ts'
import type { Scene } from './scene.ts'
import type { Releases } from './test.ts'

/** One fault from its beginning to its end, as a member meets it. */
export async function prove(scene: Scene, fault: Fault, { fixture, good }: Releases, isAlone: boolean): Promise<void> {
  const isGivenUp = () => (isAlone ? scene.fallsBack() : scene.shows(idOf(good)))
  const isShown = () => scene.shows(idOf(fixture))

  await (fault.isOfLoading ? scene.openAfresh() : scene.leave())
  await fault.begin(scene, fixture.version)
  await scene.ask()
  if (fault.strike !== undefined) {
    await isShown()
    await fault.strike(scene, { isShownAfresh: isShown, isGivenUp })
  }
  await scene.shellReacts()
  await scene.otherIsUsable()

  await scene.ask()
  if (fault.outcome === 'stays') await isShown()
  // Alone it is waited for until the deadline; whether it comes back is seen below.
  else if (isAlone && fault.outcome === 'fails late') await scene.waits()
  else await isGivenUp()

  await end(scene)
  if (!isAlone) {
    await scene.leave()
    await scene.ask()
  }
  await isShown()
  await scene.wasNeverBlankNorLoadedAnew()
}
