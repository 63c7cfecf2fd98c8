import type { JudgedCandidate, RemoteRecord, RemoteRecords } from '../../remotes/remote-log.ts'
import { verdictWords } from './override-words.ts'

/** By remote, why its build of the link is not what is on show, and what is instead. */
export const overrideTroubles = (records: RemoteRecords): Record<string, string> =>
  Object.fromEntries(
    Object.entries(records).flatMap(([name, record]) => {
      const override = record.candidates.find(({ isOverride }) => isOverride)
      const words = override === undefined ? undefined : troubleOf(`${name}@${override.version}`, override, record)
      return words === undefined ? [] : [[name, words]]
    }),
  )

function troubleOf(id: string, { verdict }: JudgedCandidate, record: RemoteRecord): string | undefined {
  if (verdict.is === 'refused') return `${id} は、${verdictWords[verdict.because]}。通常の版を表示しています。`
  const { state, events } = record
  const hasFailed = events.some(({ what, release }) => what === 'failed' && release === id)
  // A second try may have succeeded, and while one is under way nothing is known.
  if (!hasFailed || (state.is !== 'shown' && state.is !== 'failed')) return undefined
  if (state.is === 'failed') return `${id} を読み込めませんでした。`
  return state.release === id ? undefined : `${id} を読み込めませんでした。代わりに ${state.release} を表示しています。`
}
