import { note } from './log.ts'

type CallEvent = { kind: 'call'; call: string; method: string; status: number; ms: number; fault?: string }
type HostEvent =
  | CallEvent
  | { kind: 'built'; name: string; version: string }
  | { kind: 'not-built'; name: string; errors: string }

const isOk = 400

function noteCall({ call, method, status, ms, fault }: CallEvent): void {
  const why = fault === undefined ? '' : `（設定: ${fault}）`
  note(`${method} ${call} ${status} ${ms}ms${why}`, status < isOk ? 'call' : 'error')
}

/** A fact as the shop tells it to the member's other tabs; this panel listens as if it were one. */
type Fact = { name?: string; origin?: string; payload?: unknown }

/** Writes down what the host tells, calls with status and time and builds, and the facts that are for all tabs. */
export function followHost(): void {
  new BroadcastChannel('shop.bus').addEventListener('message', ({ data }: MessageEvent<Fact>) =>
    note(`${data.name} ${JSON.stringify(data.payload)} (${data.origin})`, 'fact'),
  )
  new EventSource('/_isolate/events').addEventListener('message', ({ data }) => {
    const event: HostEvent = JSON.parse(String(data))
    if (event.kind === 'call') noteCall(event)
    else if (event.kind === 'built') note(`${event.name}@${event.version} をビルドしました`, 'host')
    else note(`${event.name} をビルドできません\n${event.errors}`, 'error')
  })
}
