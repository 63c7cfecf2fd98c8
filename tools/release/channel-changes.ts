import { type Candidate, isCanary, stableRelease } from '@shop/release-store'
import type { ChannelRemote, ChannelShell } from '@shop/shared/contract'
import { Refusal } from '../start/refusal.ts'

/** How many releases of a remote, or of the shell in one entry, a channel remembers: what a rollback can go back to. */
const keptCandidates = 10
const keptWithdrawn = 20

export const nothingYet: ChannelRemote = { disabled: false, candidates: [], withdrawn: [] }
export const noShellYet: ChannelShell = { candidates: [], withdrawn: [] }

/** Rows of a remote, or of the shell in one entry: the same rules hold for both. */
type Rows<C extends Candidate = Candidate> = {
  disabled?: boolean
  candidates: C[]
  withdrawn: ChannelRemote['withdrawn']
}

const versionOf = ({ descriptor }: Candidate) => descriptor.version

/**
 * A release in front of all others. What was tried on a share of members, or was taken back, goes: there is one canary
 * at a time, and what did worse is nobody's last good release. Who switched a remote off switches it on again.
 */
export function withRelease<C extends Candidate, R extends Rows<C>>(rows: R, release: C): R {
  const version = versionOf(release)
  const known = rows.candidates.find((candidate) => versionOf(candidate) === version && candidate.halted === undefined)
  const first = known?.provenAt === undefined ? release : { ...release, provenAt: known.provenAt }
  const others = rows.candidates.filter(
    (candidate) => !isCanary(candidate) && candidate.halted === undefined && versionOf(candidate) !== version,
  )
  return {
    ...rows,
    candidates: [first, ...others].slice(0, keptCandidates),
    withdrawn: rows.withdrawn.filter((one) => one.version !== version),
  }
}

/** Whether the channel shows exactly this in front already. */
export function isShown({ candidates: [first] }: Rows, release: Candidate): boolean {
  if (first === undefined || versionOf(first) !== versionOf(release) || first.halted !== undefined) return false
  const hasSameShare = isCanary(release) ? first.canary === release.canary : !isCanary(first)
  return hasSameShare && (release.note === undefined || release.note === first.note)
}

/** The same rows when they show the release already. A canary that has nothing behind it, or is everybody's, is refused. */
export function withNewRelease<C extends Candidate, R extends Rows<C>>(name: string, rows: R, release: C): R {
  if (isShown(rows, release)) return rows
  const everybodys = stableRelease({ candidates: rows.candidates })
  if (isCanary(release) && everybodys === undefined)
    throw new Refusal(`${name} has no release for the other members yet: release it without --canary first`)
  if (isCanary(release) && everybodys !== undefined && versionOf(everybodys) === versionOf(release))
    throw new Refusal(
      `${name} ${versionOf(release)} is everybody's already: go back first (pnpm rollback ${name}) to give it to some`,
    )
  return withRelease(rows, release)
}

/** Without the newest release, whatever it was: canary, halted or everybody's. */
export function withoutNewest<R extends Rows>(name: string, rows: R, now: Date): R {
  const [newest, ...candidates] = rows.candidates
  if (newest === undefined || stableRelease({ candidates }) === undefined)
    throw new Refusal(
      `${name} has nothing to go back to: ${newest === undefined ? 'no release of it is there' : whyAlone(newest, candidates)}. ` +
        (rows.disabled === undefined
          ? 'Release a repaired one: pnpm release shell'
          : `To show it to nobody: pnpm disable ${name}`),
    )
  const version = versionOf(newest)
  const before = rows.withdrawn.filter((one) => one.version !== version)
  return { ...rows, candidates, withdrawn: [{ version, at: now.toISOString() }, ...before].slice(0, keptWithdrawn) }
}

/** Releases that were taken back are nothing to go back to. */
const whyAlone = (newest: Candidate, others: readonly Candidate[]): string =>
  [
    `${versionOf(newest)} is its only release`,
    ...others.flatMap(({ descriptor, halted }) =>
      halted === undefined ? [] : [`${descriptor.version} was taken back: ${halted.why}`],
    ),
  ].join('; ')

/** The canary in front becomes everybody's. */
export function withoutShare<R extends Rows>(name: string, rows: R): R {
  const [newest, ...others] = rows.candidates
  if (newest === undefined || !isCanary(newest))
    throw new Refusal(`${name} has no canary: its newest release is everybody's`)
  if (newest.halted !== undefined)
    throw new Refusal(
      `${name} ${versionOf(newest)} was halted: ${newest.halted.why}. ` +
        `Go back (pnpm rollback ${name}), or release it again without --canary if you know better (pnpm release ${name})`,
    )
  const { canary: _, ...release } = newest
  return { ...rows, candidates: [release, ...others] }
}
