import { Badge } from '@shop/shared/ui/shopping'
import { useId } from 'react'
import { useStore } from 'zustand'
import type { JudgedCandidate, RemoteEvent, RemoteRecord } from '../../remotes/remote-log.ts'
import type { PanelPorts } from './panel-ports.ts'
import { Card, Quiet } from './panel-styles.ts'
import { stateText, verdictText } from './verdict-text.ts'

/** Every remote that this page knows: what is shown of it, why, and how long it took. */
export function RemotesSection({ ports }: { ports: Pick<PanelPorts, 'remotes'> }) {
  const records = useStore(ports.remotes)
  return Object.entries(records).map(([name, record]) => <RemoteCard key={name} name={name} record={record} />)
}

function RemoteCard({ name, record }: { name: string; record: RemoteRecord }) {
  const titleId = useId()
  const { candidates, state, shown, isHeld, events } = record
  const chosen = candidates.find(({ verdict }) => verdict.is === 'chosen')
  return (
    <Card aria-labelledby={titleId}>
      <h3 id={titleId}>
        {name}
        <Badge tone={state.is === 'shown' ? 'done' : 'plain'}>{stateText[state.is]}</Badge>
        {isHeld ? <Badge>更新を保留中</Badge> : null}
      </h3>
      {shown === undefined ? null : <p>表示中の版: {shown.slice(name.length + 1)}</p>}
      <p>{chosen === undefined ? '選べる版がありません' : `${chosen.version} — ${verdictText(chosen.verdict)}`}</p>
      <Timings events={events} />
      <details>
        <summary>候補 {candidates.length}件</summary>
        <ul>
          {candidates.map((candidate) => (
            <Candidate key={candidate.base} {...candidate} />
          ))}
        </ul>
      </details>
      <details>
        <summary>記録 {events.length}件</summary>
        <ol>
          {events.map((event) => (
            <Event key={`${event.at} ${event.what} ${event.doing}`} {...event} />
          ))}
        </ol>
      </details>
    </Card>
  )
}

const Candidate = ({ version, base, verdict }: JudgedCandidate) => (
  <li>
    <code>{version}</code> {verdictText(verdict)}
    <Quiet>{base}</Quiet>
  </li>
)

const Event = ({ at, what, release, tookMs, doing, error }: RemoteEvent) => (
  <li>
    <code>
      {inMs(at)} {what} {release} {tookMs === undefined ? '' : `(${inMs(tookMs)})`}
    </code>
    {error === undefined ? null : (
      <Quiet>
        {doing}: {error}
      </Quiet>
    )}
  </li>
)

/** The steps of the last time it was loaded. */
function Timings({ events }: { events: readonly RemoteEvent[] }) {
  const steps = (['loaded', 'bootstrapped', 'mounted', 'ready'] as const).flatMap((what) => {
    const took = events.findLast((event) => event.what === what)?.tookMs
    return took === undefined ? [] : [`${what} ${inMs(took)}`]
  })
  return steps.length === 0 ? null : <p>所要時間: {steps.join(' · ')}</p>
}

const inMs = (ms: number) => `${Math.round(ms)} ms`
