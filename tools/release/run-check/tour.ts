import { matchRoute } from '@shop/shared/routes'
import type { Finding, ScreenFinding } from './findings.ts'
import { pathOf, type Screen, type Tour } from './screens.ts'
import type { Visit, Visitor } from './visitor.ts'

/** Shared by the tours of one check. */
export type TourFacts = {
  /** The judged one, `name@version`. */
  release: string
  /** Screens that somebody has been shown twice, or is being shown. */
  twice: Set<string>
  found(finding: ScreenFinding): void
  /** Nothing more is to be learnt. */
  isOver(): boolean
}

/**
 * Shows every screen of a tour, each mounted anew and unmounted after it; a screen that nobody has been shown twice comes
 * a second time. Gives whether the tab can be used further.
 */
export async function runTour(visitor: Visitor, { kind, screens }: Tour, facts: TourFacts): Promise<boolean> {
  const links = new Set<string>()

  /** Gives whether the screen worked; nothing when the tab cannot be used further. */
  async function look(screen: Screen): Promise<boolean | undefined> {
    const { owner, pattern, declaration } = screen.route
    const address = addressIn(screen, links)
    const visit = await visitor.visit(owner, address)
    for (const link of visit.links) links.add(link)
    const findings = withState(visit, facts.release)
    for (const one of findings)
      facts.found({ ...one, owner, pattern, address, screen: declaration.screen, kind: kind.name })
    return visit.state === 'frozen' ? undefined : findings.length === 0
  }

  for (const screen of screens) {
    const { twice } = facts
    const rounds = twice.has(screen.route.declaration.screen) ? 1 : 2
    twice.add(screen.route.declaration.screen)
    let works: boolean | undefined = true
    for (let round = 1; round <= rounds && works && !facts.isOver(); round += 1) works = await look(screen)
    if (works === undefined) return false
  }
  return true
}

function addressIn({ route, address }: Screen, links: ReadonlySet<string>): string {
  if (!route.pattern.includes(':')) return address
  const isOf = (path: string) => matchRoute([route], path) !== undefined && path !== pathOf(address)
  return [...links].find(isOf) ?? address
}

const meanings = {
  frozen: { fault: 'freezes', words: 'the page gives no answer any more' },
  late: { fault: 'hangs', words: 'its screen does not stand' },
  'given up': { fault: 'throws', words: 'the shell gives it up' },
} as const

/** The shell's words for it go before the mere fact. */
function withState({ state, findings }: Visit, release: string): Finding[] {
  if (findings.length > 0 || state === 'stands' || state === 'elsewhere') return findings
  return [{ ...meanings[state], doing: 'render', release }]
}
