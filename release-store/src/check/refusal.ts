/** Why a release may not be shown: what we bring, what stands against it, and what to do. */
export type Refusal = {
  rule:
    | 'contract'
    | 'routes'
    | 'facts'
    | 'slots'
    | 'singletons'
    | 'entry points'
    | 'budget'
    | 'integrity'
    | 'first view'
    | 'descriptor'
    | 'names'
    | 'origins'
    | 'running code'
  ours: string
  theirs: string
  wayOut: string
}

/** For a person, both sides named. */
export const renderRefusal = ({ rule, ours, theirs, wayOut }: Refusal): string =>
  [`refused by the rule on ${rule}`, `  ours     ${ours}`, `  theirs   ${theirs}`, `  way out  ${wayOut}`].join('\n')

/** Both entries often have the same shell: one refusal is enough. */
export function withoutRepeats(refusals: readonly Refusal[]): Refusal[] {
  const seen = new Map(refusals.map((refusal) => [renderRefusal(refusal), refusal]))
  return [...seen.values()]
}
