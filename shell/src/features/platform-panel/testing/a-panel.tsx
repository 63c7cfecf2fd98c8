import type { Timeline, TimelineEntry } from '@shop/shared/bus'
import type { StoragePort } from '@shop/shared/platform'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRemoteLog, withCandidates, withEvent, withState } from '../../../remotes/remote-log.ts'
import type { PanelPorts } from '../panel-ports.ts'
import { PlatformPanel } from '../platform-panel.tsx'

const base = (version: string) => `https://assets.shop.test/mfe-catalogue/${version}/`

/** A log in which the catalogue is on show and the account is not. */
function aRemoteLog() {
  const log = createRemoteLog()
  const candidate = (version: string) => ({ version, base: base(version), isOverride: false, isCanary: false })
  log.setState((records) =>
    withCandidates(records, 'mfe-catalogue', [
      { ...candidate('4.0.0'), verdict: { is: 'refused', because: 'contract', words: 'serves 1.0.0, asks ^2.0.0' } },
      { ...candidate('3.0.0'), verdict: { is: 'held back', bucket: 71, share: 5 } },
      { ...candidate('2.0.0'), verdict: { is: 'chosen', because: 'newest' } },
      { ...candidate('1.0.0'), verdict: { is: 'last good' } },
    ]),
  )
  log.setState((records) => withState(records, 'mfe-catalogue', { is: 'shown', release: 'mfe-catalogue@2.0.0' }))
  log.setState((records) =>
    withEvent(records, 'mfe-catalogue', { at: 120, what: 'loaded', release: 'mfe-catalogue@2.0.0', tookMs: 80.4 }),
  )
  log.setState((records) => withCandidates(records, 'mfe-account', []))
  return log
}

/** A timeline that a test writes. */
export function aTimeline() {
  let entries: readonly TimelineEntry[] = []
  const listeners = new Set<() => void>()
  const timeline: Timeline = {
    entries: () => entries,
    subscribe(on) {
      listeners.add(on)
      return () => void listeners.delete(on)
    },
  }
  const add = (entry: Partial<TimelineEntry>) =>
    act(() => {
      entries = [...entries, { ...aFact, ...entry }]
      for (const on of listeners) on()
    })
  return { timeline, add }
}

const aFact: TimelineEntry = {
  at: Date.parse('2026-11-20T18:00:01.250+09:00'),
  name: 'order/changed',
  version: 1,
  origin: 'mfe-ordering@1.0.0',
  payload: { week: '20261201' },
  fromOtherTab: false,
  heardBy: [],
}

export function memoryStorage(): StoragePort {
  const values = new Map<string, unknown>()
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

/** The ports of a panel, and a record of its calls. */
export function panelPorts(over: Partial<PanelPorts> = {}) {
  const reopened: string[] = []
  const visited: string[] = []
  const ports: PanelPorts = {
    page: { version: '1.5.28', environment: 'test', overrides: undefined },
    nonce: 'nonce',
    remotes: aRemoteLog(),
    bus: aTimeline().timeline,
    providers: () => [{ name: 'react', version: '19.3.1', from: 'shell' }],
    instances: () => [],
    session: memoryStorage(),
    reopen: (remote) => void reopened.push(remote),
    location: {
      hostname: 'localhost',
      pathname: '/category',
      assign: (to: string | URL) => void visited.push(String(to)),
    },
    ...over,
  }
  return { ports, reopened, visited }
}

/** The open panel, at one of its tabs. */
export async function openPanelAt(tab: string, over: Partial<PanelPorts> = {}) {
  const user = userEvent.setup()
  const { ports, ...done } = panelPorts(over)
  let closed = 0
  const close = () => {
    closed += 1
  }
  render(<PlatformPanel ports={ports} takesFocus onClose={close} />)
  await user.click(screen.getByRole('tab', { name: tab }))
  return { user, ports, ...done, shown: screen.getByRole('tabpanel', { name: tab }), timesClosed: () => closed }
}
