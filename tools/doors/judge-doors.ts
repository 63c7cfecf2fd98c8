import type { Base } from './base.ts'
import type { DoorVersions } from './door-versions.ts'
import type { Change } from './judge-change.ts'
import { nextVersion, type Step } from './steps.ts'

/** A door of the checkout, as computed from its sources. */
export type ComputedDoor = { contents: string; report: string }

export type DoorVerdict = {
  door: string
  /** The version that belongs to what it is now. */
  version: string
  step: Step
  /** The cause of the step, in words. */
  why: string
}

const firstVersion = '1.0.0'

type Judged = {
  computed: ReadonlyMap<string, ComputedDoor>
  recorded: DoorVersions
  base: Base | undefined
  judge: (before: string, after: string) => Change
}

/** The version that every door has to have: one step from the base, as far as its types and contents moved. */
export function judgeDoors({ computed, recorded, base, judge }: Judged): DoorVerdict[] {
  return [...computed].map(([door, { contents, report }]) => {
    const before = base?.versions[door]
    // Without a base the recorded version stands, as long as it is of these contents.
    if (before === undefined)
      return { door, version: recorded[door]?.version ?? firstVersion, step: 'none', why: 'nothing to compare with' }
    const change = judge(base?.report(door) ?? '', report)
    const step: Step = change.step === 'none' && contents !== before.contents ? 'patch' : change.step
    return { door, version: nextVersion(before.version, step), step, why: whyOf(step, change) }
  })
}

function whyOf(step: Step, { added, broken }: Change): string {
  if (step === 'major') return `removed or changed: ${broken.join(', ')}`
  if (step === 'minor') return added.length > 0 ? `added: ${added.join(', ')}` : 'types that take or give more'
  return step === 'patch' ? 'other contents' : 'unchanged'
}

/** Problems of the checked-in files, one line each; none when a release would say the truth. */
export function problemsOf(
  verdicts: readonly DoorVerdict[],
  checkedIn: { versions: DoorVersions; report(door: string): string | undefined },
  computed: ReadonlyMap<string, ComputedDoor>,
): string[] {
  const strangers = Object.keys(checkedIn.versions).filter((door) => !computed.has(door))
  return [
    ...strangers.map((door) => `${door} has a version but is no shared door`),
    ...verdicts.flatMap(({ door, version, step, why }) => {
      const [own, is] = [checkedIn.versions[door], computed.get(door)]
      if (own === undefined) return [`${door} has no version`]
      if (own.version !== version) return [`${door} is ${own.version} and has to be ${version} (${step}; ${why})`]
      if (own.contents !== is?.contents) return [`${door} ${version} has other contents than its version says`]
      if (checkedIn.report(door) !== is.report) return [`${door}: its report is not what its sources say`]
      return []
    }),
  ]
}
