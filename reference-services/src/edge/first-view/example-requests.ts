import {
  type FirstViewExample,
  type FirstViewRequest,
  type PageKind,
  planningWeeksCall,
  type ReleaseDescriptor,
} from '@shop/shared/contract'
import { entryOf, matchRoute, type RouteMatch, routesOf } from '@shop/shared/routes'
import { membersAndVisitors } from '@shop/shared/routes/kinds'
import { saidBySlot } from '@shop/shared/routes/reads-at'
import { plannedWeeks } from '../../calendar/planning-weeks.ts'
import { createShopClock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import { pageFacts } from '../page-facts.ts'
import { type PageReads, pageReads } from '../page-reads.ts'
import { isShownTo } from './page-view.ts'

type Pages = Pick<ReleaseDescriptor, 'name' | 'routes' | 'reads'> & {
  /** Screens whose pages are asked for. */
  screens: readonly string[]
  /** Slots that are asked for, where they have an example. */
  slotNames?: readonly string[] | undefined
  /** A screen without one is asked for by the pattern of its routes, with no answers. */
  examples?: readonly FirstViewExample[]
}

/** A Friday evening before the deadline of the first open week: each check asks for the same. */
const hour = Date.parse('2026-11-20T18:00:00+09:00')

/** The answers are at hand: no service is asked. */
const nobody = { address: '', requestId: '' }

const kinds = (['visitor', 'member'] as const).flatMap((who) =>
  (['phone', 'desktop'] as const).map((device): PageKind => ({ who, device })),
)

/** Gives requests for the screens of a release as the edge would make them, for each kind of page. */
export async function exampleRequests(pages: Pages): Promise<FirstViewRequest[]> {
  const { name, routes, screens, slotNames = [], examples = [] } = pages
  const table = routesOf(name, routes).filter(({ entry }) => entry === 'web')
  const found = examples.map((example) => {
    const match = example.slot === undefined ? matchRoute(table, example.path) : anyPage
    if (match === undefined) throw new Error(`${name} has no route at ${example.path}`)
    return { example, match }
  })
  const ofSlots = found.filter(({ example: { slot } }) => slot !== undefined && slotNames.includes(slot.name))
  const ofScreens = found.filter(({ example: { slot } }) => slot === undefined)
  const named = ofScreens.map(({ match }) => match.route.declaration.screen)
  const others = table.flatMap(({ pattern, declaration }) => {
    const example: FirstViewExample = { path: samplePath(pattern) }
    const match = named.includes(declaration.screen) ? undefined : matchRoute(table, example.path)
    return match === undefined ? [] : [{ example, match }]
  })
  const asked = [
    ...[...ofScreens, ...others].filter(({ match }) => screens.includes(match.route.declaration.screen)),
    ...ofSlots,
  ]
  return Promise.all(
    asked.flatMap(({ example, match }) =>
      kinds
        .filter(({ who }) => isShownTo(who, match.route.declaration))
        .map((kind) => requestOf(pages, example, match, kind)),
    ),
  )
}

/** A slot stands on pages of others. */
const anyPage = matchRoute(
  routesOf('mfe-offerer', {
    '/': { ...membersAndVisitors, path: '/', screen: 'any', title: '', desc: '', keywords: '' },
  }),
  '/',
)

/** `/category/:large/:small?` → `/category/1`. */
export const samplePath = (pattern: string): string => pattern.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1') || '/'

const facts = () => {
  const shell = { version: '1.0.0' } as Parameters<typeof pageFacts>[2]['shell']
  return { ...pageFacts(readConfig({}), createShopClock(undefined), { shell, isCanary: false }), serverTime: hour }
}

async function requestOf(
  { routes, reads }: Pages,
  { path, search = '', replies = {}, slot }: FirstViewExample,
  { route: { owner, declaration }, params }: RouteMatch,
  kind: PageKind,
): Promise<FirstViewRequest> {
  const page = facts()
  const declared = [
    { service: 'delivery', path: planningWeeksCall.path, query: {} },
    ...(reads[slot?.name ?? declaration.screen] ?? []),
  ]
  const known = { ...Object.fromEntries(new URLSearchParams(search)), ...params, ...saidBySlot(slot?.props) }
  const { answers }: PageReads = await pageReads(
    { declared, services: page.services, known, caller: nobody, who: kind.who },
    async (addresses) => answersTo(addresses, { ...replies, [planningWeeksCall.path]: weeksReply() }),
    new Promise(() => undefined),
  )
  return {
    path,
    search,
    route: { owner, declaration },
    hasScreen: true,
    ...(slot === undefined ? {} : { slot: { ...slot, id: '_R_1_' } }),
    paths: Object.values(routes)
      .map((route) => route.path)
      .filter((one) => entryOf(one) === 'web'),
    kind,
    now: hour,
    answers: answers.map(({ address, json }) => ({ address, json })),
    page,
  }
}

/** The address of a read ends in its path, behind that of its service. */
function answersTo(
  addresses: readonly string[],
  replies: NonNullable<FirstViewExample['replies']>,
): ReadonlyMap<string, string> {
  const replyTo = (address: string) =>
    Object.entries(replies).find(([path]) => new URL(address).pathname.endsWith(path))?.[1]
  return new Map(
    addresses.flatMap((address): [string, string][] => {
      const reply = replyTo(address)
      return reply === undefined ? [] : [[address, JSON.stringify(reply)]]
    }),
  )
}

const weeksReply = () => ({
  member_latest_planning_weeks: plannedWeeks(new Date(hour), 0, 1).map(({ number, opensAt, closesAt, deliversOn }) => ({
    latest_planning_week: number,
    planning_week_start: opensAt.toISOString(),
    planning_week_end: closesAt.toISOString(),
    haitatu: deliversOn,
  })),
  old_week_planning_list: [],
})
