import type { DeadReason, Timeline, TimelineEntry } from '@shop/shared/bus'
import { Badge } from '@shop/shared/ui/shopping'
import { useSyncExternalStore } from 'react'
import { Quiet } from './panel-styles.ts'

const reasons: Record<DeadReason, string> = {
  undeclared: '宣言なし（undeclared）',
  unknown: '未知（unknown）',
  invalid: '不正（invalid）',
}

const clockTime = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

/** Facts of the bus, latest first, also those that reached nobody. */
export function BusSection({ bus }: { bus: Timeline }) {
  const entries = useSyncExternalStore(bus.subscribe, bus.entries)
  const deadCount = entries.filter(({ dead }) => dead !== undefined).length
  return (
    <>
      <Quiet>
        {entries.length === 0
          ? 'まだ fact はありません。'
          : `直近の fact ${entries.length}件（うち dead letter ${deadCount}件）`}
      </Quiet>
      <ol aria-label="fact">
        {entries.toReversed().map((entry, place) => (
          <Fact key={entries.length - place} {...entry} />
        ))}
      </ol>
    </>
  )
}

const Fact = ({ at, name, version, origin, payload, fromOtherTab, heardBy, dead }: TimelineEntry) => (
  <li>
    <h3>
      <code>
        {name} v{version ?? '?'}
      </code>
      {dead === undefined ? null : <Badge tone="special">{reasons[dead]}</Badge>}
      {fromOtherTab ? <Badge>別のタブから</Badge> : null}
    </h3>
    <p>
      <time dateTime={new Date(at).toISOString()}>{clockTime.format(at)}</time> {origin}
    </p>
    <p>
      <code>{inWords(payload)}</code>
    </p>
    <Quiet>{heardBy.length === 0 ? '受信なし' : `受信: ${heardBy.join('、')}`}</Quiet>
  </li>
)

/** A dead letter may hold anything, also what has no JSON. */
function inWords(payload: unknown): string {
  try {
    return JSON.stringify(payload) ?? String(payload)
  } catch {
    return String(payload)
  }
}
