import type { PlatformServices } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import { memberOf, readSession, subscribeSession } from '@shop/shared/session'
import { type UnsentWrite, unsentKey } from './unsent-write.ts'
import { tellKey, type Watchers, watchKey } from './watch-key.ts'
import type { SendTarget } from './write-target.ts'

export type OutboxPorts = Pick<
  PlatformServices,
  'queryClient' | 'storage' | 'randomId' | 'holdRelease' | 'notices' | 'network'
>

/** How writes of one kind are sent, and what is said of them. */
export type UnsentKind = {
  target(write: UnsentWrite): SendTarget
  /** The service holds it now. */
  stored?(write: UnsentWrite): void
  /** The product, and in the existing words why the service has refused it. */
  refused(write: UnsentWrite, error: unknown): string
}

/**
 * The writes of a page that wait for a network. Another copy of this module, of another release even, reads and
 * changes the same: fields are only ever added to it.
 */
export type Outbox = {
  writes: Map<string, UnsentWrite>
  /** How many presses there have been. */
  presses: number
  /** The key of the write that is being sent just now. */
  sending: string | undefined
  isRunning: boolean
  /** The service wants a new login first. */
  isHeld: boolean
  kinds: Map<string, UnsentKind>
  watchers: Watchers
  /** Ends what keeps the page while something is unsent. */
  releaseHold: (() => void) | undefined
}

const place = Symbol.for('shop.outbox')

/**
 * The outbox of the page. It hangs on the page's one query client and is none of its values: a switch of the week
 * forgets those that no screen shows, and a write belongs to the week it was made for. [K-120]
 */
export function outboxOf(ports: OutboxPorts): Outbox {
  const room = ports.queryClient as QueryClient & { [place]?: Outbox }
  const known = room[place]
  if (known !== undefined) return known
  const outbox: Outbox = {
    writes: new Map(),
    presses: 0,
    sending: undefined,
    isRunning: false,
    isHeld: false,
    kinds: new Map(),
    watchers: new Map(),
    releaseHold: undefined,
  }
  room[place] = outbox
  bringBack(outbox, ports)
  subscribeSession(() => dropOthers(outbox, ports))
  return outbox
}

/** Writes that a reload has interrupted. Of the tab before it nobody knows what other tabs have changed since. */
function bringBack(outbox: Outbox, ports: OutboxPorts): void {
  for (const write of ports.storage.read(unsentKey) ?? []) {
    const { tried } = write
    outbox.writes.set(write.key, tried === undefined ? write : { ...write, tried: { ...tried, elsewhere: 0 } })
    outbox.presses = Math.max(outbox.presses, write.pressed)
  }
  keepPage(outbox, ports)
  dropOthers(outbox, ports)
}

/** Nothing of a member outlasts the login; an expired one, or a lost network, is no logout. */
function dropOthers(outbox: Outbox, ports: OutboxPorts): void {
  const session = readSession()
  if (session.login.status === 'unknown' || (session.login.status === 'expired' && memberOf(session) === undefined))
    return
  const member = memberOf(session)?.code
  for (const write of outbox.writes.values())
    if (write.member !== member) setUnsent(outbox, ports, write.key, undefined)
}

/** Keeps a write, or forgets it; who shows its quantity is told. */
export function setUnsent(outbox: Outbox, ports: OutboxPorts, key: string, write: UnsentWrite | undefined): void {
  if (write === undefined) outbox.writes.delete(key)
  else outbox.writes.set(key, write)
  if (outbox.writes.size === 0) ports.storage.remove(unsentKey)
  else ports.storage.write(unsentKey, inTurn(outbox))
  keepPage(outbox, ports)
  tellKey(outbox, key)
}

/** In the order in which the member has made them. */
export const inTurn = ({ writes }: Outbox): UnsentWrite[] =>
  [...writes.values()].sort((one, other) => one.pressed - other.pressed)

/** Leaving the page with something unsent is asked by the browser, and no newer release takes its place. */
function keepPage(outbox: Outbox, { holdRelease }: OutboxPorts): void {
  if (outbox.writes.size === 0) {
    outbox.releaseHold?.()
    outbox.releaseHold = undefined
    return
  }
  if (outbox.releaseHold !== undefined) return
  const letRelease = holdRelease()
  const onUnload = (event: BeforeUnloadEvent) => {
    // Who has to log in goes to the login and comes back: the tab keeps it.
    if (!outbox.isHeld) event.preventDefault()
  }
  addEventListener('beforeunload', onUnload)
  outbox.releaseHold = () => {
    letRelease()
    removeEventListener('beforeunload', onUnload)
  }
}

/** Calls `tell` whenever the unsent write of a key changes, until what it gives is called. */
export const watchUnsent = (outbox: Outbox, key: string, tell: () => void): (() => void) => watchKey(outbox, key, tell)
