import type * as contract from '@shop/shared/contract'
import { callOfRead } from '@shop/shared/contract/call-of-read'
import { matchRoute, type RouteDeclaration, routesOf } from '@shop/shared/routes'
import { addressOfRead, type FirstRead } from '@shop/shared/routes/first-reads'
import { readOfAddress, saidBy } from '@shop/shared/routes/reads-at'
import { aFirstViewRequest, theWeeksAnswer } from '../first-view-request.ts'
import { testServices } from '../test-services.ts'

export type RenderedRemote = {
  name: string
  routes: Readonly<Record<string, RouteDeclaration>>
  /** The remote's `src/reads.ts`. */
  reads?: Readonly<Record<string, readonly FirstRead[]>>
  /** At least one of each rendered screen. */
  firstViews: readonly contract.FirstViewExample[]
  /** As in `webpack.config.mjs`. */
  browserOnly?: readonly string[]
  /** `() => import('./remote.tsx')`. */
  load(): Promise<unknown>
}

/** An example as one kind of page. */
export type ExamplePage = {
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
  { path, search = '', replies = {} }: contract.FirstViewExample,
  kind: contract.PageKind,
): ExamplePage {
  const table = routesOf(name, routes)
  const match = matchRoute(table, path)
  if (match === undefined) throw new Error(`${name} has no route at ${path}`)
  const { declaration } = match.route
  const known = saidBy(search, match)
  const answers = Object.entries(replies)
    .map(([of, reply]) => ({ read: declaredRead(reads[declaration.screen], of), reply }))
    .filter(({ read }) => kind.who === 'visitor' || callOfRead(read)?.isCommon === true)
    .map(({ read, reply }) => ({
      address: addressIn(read, { ...known, week: firstWeek, visitor: '1' }),
      json: JSON.stringify(reply),
    }))
  return {
    screen: declaration.screen,
    answered: answers.map(({ address }) => address),
    request: aFirstViewRequest({
      path,
      search,
      kind,
      route: { owner: name, declaration },
      paths: table.map(({ pattern }) => pattern),
      answers: [theWeeksAnswer, ...answers],
    }),
  }
}

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
