import { runWrite, type WriteRecord } from '@shop/shared/writes'

export type UnreadableOutcome<T> =
  | { is: 'stored'; value: T }
  | { is: 'failed'; error: unknown }
  /** The answer was lost, twice: nobody knows whether it has arrived. The same intent again counts once. */
  | { is: 'unknown'; error: unknown }

/**
 * Writes something that is no quantity, and of which reading does not tell whether a write of it has arrived. After a
 * lost answer it is sent once more under the same intent.
 */
export async function executeUnreadableWrite<T>(
  intent: string,
  send: (intent: string) => Promise<T>,
): Promise<UnreadableOutcome<T>> {
  const answers: T[] = []
  const write: WriteRecord = { status: 'queued', step: { have: 1 }, intent, isUnreadable: true }
  await runWrite(
    {
      state: { elsewhere: 0 },
      read: () => Promise.reject(new TypeError('nothing to read')),
      randomId: () => intent,
      send: async () => answers.push(await send(intent)),
    },
    write,
  )
  const { status, error } = write
  if (status === 'stored') return { is: status, value: answers[0] as T }
  return { is: status === 'unknown' ? status : 'failed', error }
}
