import type { Registry } from '@shop/shared/contract'
import type { ScreenFinding } from './findings.ts'
import type { Kind } from './kinds.ts'
import { firstScreens, type Screen } from './screens.ts'
import type { Visitor } from './visitor.ts'

type Beside = {
  kind: Kind
  /** Name of the judged remote, whose code the tab has loaded. */
  name: string
  release: string
  remotes: Registry['remotes']
  /** Whether the screen of another remote works in a tab of its own. */
  worksAlone(screen: Screen): Promise<boolean>
}

/**
 * Shows a screen of every other remote in a tab that has loaded the judged one, and a screen of that one again. Gives the
 * names that two of them have taken, and what does not work beside the other.
 */
export async function findClashes(visitor: Visitor, beside: Beside): Promise<ScreenFinding[]> {
  const { name, release, kind, remotes, worksAlone } = beside
  const screens = firstScreens(kind, remotes)
  const own = screens.find(({ route }) => route.owner === name)
  if (own === undefined) return []
  const told: string[] = []
  await visitor.namesTaken(name)
  for (const other of screens.filter((one) => one !== own)) {
    const { owner } = other.route
    const { state, failure } = await look(visitor, other)
    const taken = (await visitor.namesTaken(owner)).filter(({ of }) => of === name)
    for (const one of taken) told.push(`window.${one.name} is of ${owner}`)
    const isBroken = taken.length === 0 && (state !== 'stands' || failure !== '')
    if (isBroken && (await worksAlone(other))) told.push(`${owner} does not work beside it${failure}`)
  }
  const after = await look(visitor, own)
  if (told.length === 0 && after.state !== 'stands') told.push(`it does not work beside the others${after.failure}`)
  const { pattern, declaration } = own.route
  return told.map((words) => ({
    ...{ fault: 'taken name', doing: 'load', words, release },
    ...{ owner: name, pattern, address: own.address, screen: declaration.screen, kind: kind.name },
  }))
}

async function look(visitor: Visitor, { route, address }: Screen) {
  const { state, findings } = await visitor.visit(route.owner, address)
  const [first] = findings
  return { state, failure: first === undefined ? '' : ` (${first.doing}: ${first.words})` }
}
