import type { Base } from './base.ts'
import type { EntryPointVersions } from './entry-point-versions.ts'
import type { Change } from './judge-change.ts'
import { nextVersion, type Step } from './steps.ts'

/** An entry point of the checkout, as computed from its sources. */
export type ComputedEntryPoint = { contents: string; report: string }

export type EntryPointVerdict = {
  entryPoint: string
  /** The version that belongs to what it is now. */
  version: string
  step: Step
  /** The cause of the step, in words. */
  why: string
}

const firstVersion = '1.0.0'

type Judged = {
  computed: ReadonlyMap<string, ComputedEntryPoint>
  recorded: EntryPointVersions
  base: Base | undefined
  judge: (before: string, after: string) => Change
}

/** The version that every entry point has to have: one step from the base, as far as its types and contents moved. */
export function judgeEntryPoints({ computed, recorded, base, judge }: Judged): EntryPointVerdict[] {
  return [...computed].map(([entryPoint, { contents, report }]) => {
    const before = base?.versions[entryPoint]
    // Without a base the recorded version stands, as long as it is of these contents.
    if (before === undefined)
      return {
        entryPoint,
        version: recorded[entryPoint]?.version ?? firstVersion,
        step: 'none',
        why: 'nothing to compare with',
      }
    const change = judge(base?.report(entryPoint) ?? '', report)
    const step: Step = change.step === 'none' && contents !== before.contents ? 'patch' : change.step
    return { entryPoint, version: nextVersion(before.version, step), step, why: reasonOf(step, change) }
  })
}

function reasonOf(step: Step, { added, broken }: Change): string {
  if (step === 'major') return `removed or changed: ${broken.join(', ')}`
  if (step === 'minor') return added.length > 0 ? `added: ${added.join(', ')}` : 'types that take or give more'
  return step === 'patch' ? 'other contents' : 'unchanged'
}

/** Problems of the checked-in files, one line each; none when a release would say the truth. */
export function problemsOf(
  verdicts: readonly EntryPointVerdict[],
  checkedIn: { versions: EntryPointVersions; report(entryPoint: string): string | undefined },
  computed: ReadonlyMap<string, ComputedEntryPoint>,
): string[] {
  const strangers = Object.keys(checkedIn.versions).filter((entryPoint) => !computed.has(entryPoint))
  return [
    ...strangers.map((entryPoint) => `${entryPoint} has a version but is no shared entry point`),
    ...verdicts.flatMap(({ entryPoint, version, step, why }) => {
      const [own, is] = [checkedIn.versions[entryPoint], computed.get(entryPoint)]
      if (own === undefined) return [`${entryPoint} has no version`]
      if (own.version !== version) return [`${entryPoint} is ${own.version} and has to be ${version} (${step}; ${why})`]
      if (own.contents !== is?.contents) return [`${entryPoint} ${version} has other contents than its version says`]
      if (checkedIn.report(entryPoint) !== is.report) return [`${entryPoint}: its report is not what its sources say`]
      return []
    }),
  ]
}
