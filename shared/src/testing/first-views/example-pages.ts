import type * as contract from '@shop/shared/contract'
import { callOfRead } from '@shop/shared/contract/call-of-read'
import { matchRoute, type Route, type RouteDeclaration, routesOf } from '@shop/shared/routes'
import { addressOfRead, type FirstRead } from '@shop/shared/routes/first-reads'
import { readOfAddress, saidBy, saidBySlot } from '@shop/shared/routes/reads-at'
import { aRoute } from '../builders.ts'
import { aFirstViewRequest, theWeeksAnswer } from '../first-view-request.ts'
import { testServices } from '../test-services.ts'

export type RenderedRemote = {
  name: string
  routes: Readonly<Record<string, RouteDeclaration>>
  /** The remote's `src/reads.ts`. */
  reads?: Readonly<Record<string, readonly FirstRead[]>>
  /** The slots that it fills: those of its `src/slots.ts`. */
  fills?: readonly { name: string; version: number }[]
  /** At least one of each rendered screen and slot. */
  firstViews: readonly contract.FirstViewExample[]
  /** As in `webpack.config.mjs`. */
  browserOnly?: readonly string[]
  /** `() => import('./remote.tsx')`. */
  load(): Promise<unknown>
}

/** An example as one kind of page. */
export type ExamplePage = {
  /** Or slot. */
  screen: string
  request: contract.FirstViewRequest
  /** Addresses of the reads that are answered in it. */
  answered: readonly string[]
}

// A member's pages first: their login is unknown at the start, and the session of a visitor does not go back to that.
const kinds = (['member', 'visitor'] as const).flatMap((who) =>
  (['phone', 'desktop'] as const).map((device): contract.PageKind => ({ who, device })),
)

export const examplePages = (remote: RenderedRemote): ExamplePage[] =>
  kinds.flatMap((kind) => remote.firstViews.map((example) => pageOf(remote, example, kind)))

const firstWeek = '20261201'

/** The page as the edge asks for it: a member's has the answers that everybody gets. */
function pageOf(
  { name, routes, reads = {} }: RenderedRemote,
  example: contract.FirstViewExample,
  kind: contract.PageKind,
): ExamplePage {
  const { path, search = '', replies = {}, slot } = example
  const table = routesOf(name, routes)
  const { owner, declaration, screen, known } = slot === undefined ? ofScreen(name, table, example) : ofSlot(slot)
  const answers = Object.entries(replies)
    .map(([of, reply]) => ({ read: declaredRead(reads[screen], of), reply }))
    .filter(({ read }) => kind.who === 'visitor' || callOfRead(read)?.isCommon === true)
    .map(({ read, reply }) => ({
      address: addressIn(read, { ...known, week: firstWeek, visitor: '1' }),
      json: JSON.stringify(reply),
    }))
  return {
    screen,
    answered: answers.map(({ address }) => address),
    request: aFirstViewRequest({
      path,
      search,
      kind,
      route: { owner, declaration },
      ...(slot === undefined ? {} : { slot: { ...slot, id: '_mfe-offerer-R_1_' } }),
      paths: table.map(({ pattern }) => pattern),
      answers: [theWeeksAnswer, ...answers],
    }),
  }
}

type Rendered = {
  owner: string
  declaration: RouteDeclaration
  /** Or slot. */
  screen: string
  known: Readonly<Record<string, string>>
}

function ofScreen(name: string, table: readonly Route[], { path, search = '' }: contract.FirstViewExample): Rendered {
  const match = matchRoute(table, path)
  if (match === undefined) throw new Error(`${name} has no route at ${path}`)
  const { declaration } = match.route
  return { owner: name, declaration, screen: declaration.screen, known: saidBy(search, match) }
}

/** It stands on a page of somebody else. */
const ofSlot = ({ name, props }: Omit<contract.SlotInView, 'id'>): Rendered => ({
  owner: 'mfe-offerer',
  declaration: aRoute('/', { viewMode: true }),
  screen: name,
  known: saidBySlot(props),
})

function declaredRead(declared: readonly FirstRead[] = [], path: string): FirstRead {
  const read = declared.find((one) => one.path === path)
  if (read === undefined) throw new Error(`the screen declares no read of ${path} in src/reads.ts`)
  return read
}

function addressIn(read: FirstRead, known: Readonly<Record<string, string>>): string {
  const ofAddress = readOfAddress(read, known)
  const address = ofAddress && addressOfRead(ofAddress, testServices[read.service as keyof typeof testServices], known)
  if (address === undefined) throw new Error(`the address of the example does not say what ${read.path} asks for`)
  return address
}
