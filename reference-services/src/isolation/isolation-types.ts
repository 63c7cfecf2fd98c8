import type { PageKind } from '@shop/shared/contract'
import type { ShopHooks } from '../shop-hooks.ts'
import type { LoginForTab } from '../testing/login-for-tab.ts'
import type { readAddress } from './address.ts'
import type { IsolatedReleases } from './chosen-releases.ts'
import type { IsolationEvents } from './events.ts'
import type { FaultRule } from './fault-rules.ts'

export type IsolationOptions = {
  /** The panel's title: the remotes that are looked at. */
  title: string
  /** Where a link without a path leads. */
  home: string
  /** Scripts of the panel, by name; the first is its start. */
  scripts: ReadonlyMap<string, string>
  /** The builds have no server entries, as those that follow the sources: nothing can be rendered. */
  isUnrendered?: boolean
  /** The folder that keeps the embedded database as the seed has it: every start begins with it. The first makes it. */
  seeded?: string
  /** Not there where builds follow their sources: those are what is shown. */
  releases?: IsolatedReleases
}

/** The outcome of reading the panel's address. */
export type Applied = {
  /** The page in the frame. */
  path: string
  login: LoginForTab | undefined
  /** The page that the edge is to make, whatever page the browser had before. */
  kind: PageKind
  /** Which of the open weeks is chosen. */
  weekIndex: number
} & AppliedFaults

/** The faults that hold from the next call on, and the parts of the address that could not be read. */
export type AppliedFaults = { rules: readonly ({ call: string } & FaultRule)[]; problems: readonly string[] }

export type Isolation = ShopHooks & {
  options: IsolationOptions
  events: IsolationEvents
  read(query: URLSearchParams): ReturnType<typeof readAddress>
  now(): Date
  /** Weeks that are open at an hour, in their order. */
  openWeeks(at: Date): readonly string[]
  /** Brings the shop into the state of an address. */
  apply(query: URLSearchParams): Promise<Applied>
  /** The page that is looked at runs inside of the app. */
  hasApp(): boolean
  /** Only its failures and delays: the page stays as it is. */
  applyFaults(query: URLSearchParams): AppliedFaults
}
