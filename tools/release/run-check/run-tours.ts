import type { Refusal } from '@shop/release-store'
import type { Registry } from '@shop/shared/contract'
import type { ScreenFinding } from './findings.ts'
import type { Judged } from './judged.ts'
import type { Kind } from './kinds.ts'
import { placeFindings } from './place-findings.ts'
import { toRefusals } from './refusals.ts'
import { restFor } from './rest-address.ts'
import type { Tour } from './screens.ts'
import type { FindLine } from './source-lines.ts'
import type { Stage } from './stage.ts'
import { runTour } from './tour.ts'
import { type InTab, openVisitor, type Visitor } from './visitor.ts'

export type ToursToRun = {
  judged: Judged
  page: Registry
  tours: readonly Tour[]
  findLine: FindLine
  /** Called in the tab that has shown everything of the first tour. */
  afterFirst?(visitor: Visitor, kind: Kind, inTab: InTab): Promise<ScreenFinding[]>
}

/** Steps that no screen has a part in: all others would fail alike. A page that hangs costs too much to ask again. */
const isOfAllScreens = ({ doing, fault }: ScreenFinding): boolean =>
  fault === 'hangs' || fault === 'freezes' || (fault === 'throws' && (doing === 'load' || doing === 'bootstrap'))

/** Of the web from the start; a further one begins with the app. Three tabs fill two processors. */
const tabsOfWeb = 2

/** Shows all screens to all kinds of visitors, in a few tabs at a time, and refuses what goes wrong. */
export async function runTours(stage: Stage, toRun: ToursToRun): Promise<Refusal[]> {
  const { judged, page, findLine } = toRun
  await stage.show(page)
  const inTab: InTab = async (kind, use) => {
    const visitor = await openVisitor(stage, kind.entry, judged)
    try {
      await visitor.become(kind, restFor(kind, page))
      return await use(visitor)
    } finally {
      await visitor.close()
    }
  }
  const findings = await findingsOf(stage, toRun, inTab)
  const { web, webview } = page.shells
  const shells = [...new Set([web, webview].map(({ candidates }) => candidates[0]?.descriptor.version))]
  return toRefusals(await placeFindings(findings, { judged, inTab, findLine }), {
    label: judged.release.replace('@', ' '),
    shell: `shell ${shells.join(' and ')}`,
  })
}

async function findingsOf(stage: Stage, { judged, page, tours, afterFirst }: ToursToRun, inTab: InTab) {
  const findings: ScreenFinding[] = []
  const facts = {
    release: judged.release,
    twice: new Set<string>(),
    found: (finding: ScreenFinding) => void findings.push(finding),
    isOver: () => findings.some(isOfAllScreens),
  }
  const [first] = tours

  async function runIn(visitor: Visitor, tour: Tour): Promise<boolean> {
    await visitor.become(tour.kind, restFor(tour.kind, page))
    await visitor.namesTaken('shell')
    const isUsable = await runTour(visitor, tour, facts)
    if (isUsable && tour === first && afterFirst !== undefined && findings.length === 0)
      findings.push(...(await afterFirst(visitor, tour.kind, inTab)))
    return isUsable
  }

  async function runAll(entry: Kind['entry'], waiting: Tour[]): Promise<void> {
    let visitor: Visitor | undefined
    try {
      for (let tour = waiting.shift(); tour !== undefined && !facts.isOver(); tour = waiting.shift()) {
        visitor ??= await openVisitor(stage, entry, judged)
        if (await runIn(visitor, tour)) continue
        await visitor.close()
        visitor = undefined
      }
    } finally {
      await visitor?.close()
    }
  }

  const of = (entry: Kind['entry']) => tours.filter(({ kind }) => kind.entry === entry)
  const ofWeb = of('web')
  // The app has fewer screens to show.
  const appFirst = async () => {
    await runAll('app', of('app'))
    await runAll('web', ofWeb)
  }
  const tabs = [...Array.from({ length: tabsOfWeb }, () => runAll('web', ofWeb)), appFirst()]
  const failed = (await Promise.allSettled(tabs)).find((one) => one.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  return findings
}
