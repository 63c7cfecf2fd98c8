import type { Refusal } from '@shop/release-store'
import type { Fault, ScreenFinding } from './findings.ts'
import { groupBy } from './group-by.ts'
import { kinds } from './kinds.ts'

type Told = {
  /** `mfe-a 1.0.0` */
  label: string
  /** `shell 1.5.28` */
  shell: string
}

/** A failure with the line of the sources that it comes from, where one is known. */
export type PlacedFinding = ScreenFinding & { source?: string | undefined }

const maxRefusals = 8
const maxScreens = 3

/** Gives one refusal for each thing that went wrong, with the screens and the kinds of members that met it. */
export function toRefusals(findings: readonly PlacedFinding[], told: Told): Refusal[] {
  const groups = groupBy(findings, ({ fault, doing, words, release }) => [fault, doing, words, release].join('\n'))
  const refusals = [...groups.values()].flatMap((group) => toRefusal(group, told))
  const more = refusals.length - maxRefusals
  const [last] = refusals.slice(maxRefusals)
  if (last === undefined) return refusals
  return [
    ...refusals.slice(0, maxRefusals),
    { ...last, ours: `${last.ours}${more > 1 ? `; and ${more - 1} more` : ''}` },
  ]
}

function toRefusal(group: readonly PlacedFinding[], { label, shell }: Told): Refusal[] {
  const [first] = group
  if (first === undefined) return []
  const source = group.find((one) => one.source !== undefined)?.source
  const own = label.replace(' ', '@')
  const whose = first.release === own ? label : `${label}: ${first.release.replace('@', ' ')}`
  return [
    {
      rule: 'running code',
      ours: `${whose} ${spellFault(first)}${source === undefined ? '' : `, ${source}`}, ${spellScreens(group)}`,
      theirs: `${shell} ${consequences[first.fault]}`,
      wayOut: `${wayOuts[first.fault]} (docs/refused-release.md)`,
    },
  ]
}

const spellFault = ({ fault, doing, words }: ScreenFinding): string => `${verbs[fault](doing)}: ${words.split('\n')[0]}`

const verbs: Record<Fault, (doing: string) => string> = {
  throws: (doing) => `throws (${doing})`,
  hangs: (doing) => `hangs (${doing})`,
  freezes: () => 'never gives the page back',
  'unknown file': () => 'asks for a file that its descriptor does not name',
  'second copy': () => 'brings its own copy of what a page has once',
  'taken name': () => 'takes a name that is another one’s',
  'undeclared origin': () => 'asks an origin that the policy of the page does not allow',
  policy: () => 'does what the policy of the page does not allow',
  'plain text as HTML': () => 'writes plain text as HTML or as a script',
}

/** Tabs overtake each other. */
const byKind = (one: ScreenFinding, other: ScreenFinding): number => placeOf(one) - placeOf(other)
const placeOf = ({ kind }: ScreenFinding): number => kinds.findIndex(({ name }) => name === kind)

function spellScreens(group: readonly ScreenFinding[]): string {
  const byScreen = groupBy(group.toSorted(byKind), ({ pattern, screen }) => `${pattern} (screen ${screen})`)
  const all = [...byScreen].map(
    ([screen, met]) => `at ${screen} as ${[...new Set(met.map(({ kind }) => kind))].join(', ')}`,
  )
  const more = all.length - maxScreens
  return [...all.slice(0, maxScreens), ...(more > 0 ? [`and at ${more} more`] : [])].join('; ')
}

const shownBefore = 'would show the release before it, or that the screen cannot be shown'
const consequences: Record<Fault, string> = {
  throws: shownBefore,
  hangs: `waits for it, and ${shownBefore}`,
  freezes: 'stands still with it: members have to close the tab',
  'unknown file': 'finds no such file in the store',
  'second copy': 'provides the only copy: state that a page has once would be there twice',
  'taken name': 'has one page for all remotes: the other one would stop working',
  'undeclared origin': 'writes a policy in which that origin is not: the browser does not ask it',
  policy: 'writes a policy that forbids it: the browser does nothing',
  'plain text as HTML': 'requires Trusted Types: the browser throws instead',
}

const wayOuts: Record<Fault, string> = {
  throws: 'repair it: pnpm isolate shows that screen to that member',
  hangs: 'repair it: what bootstrap, mount and a lazy screen promise has to settle',
  freezes: 'repair it: a loop has to end',
  'unknown file': 'build it anew, load files by import() alone, and do not touch dist',
  'second copy': 'take it from the shell: nothing of shared singletons goes into a bundle',
  'taken name': 'name containers, globals and custom elements after the remote',
  'undeclared origin':
    'ask the services through the API client; another origin has to be in the policy of the edge first',
  policy:
    'take styles from emotion, and leave out inline handlers, eval, and policies that webpack.config.mjs does not name',
  'plain text as HTML':
    'draw it with React; HTML of the services goes through SafeHtml of @shop/shared/ui, which sanitises it',
}
