import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { startGroup } from './process-group.ts'

/** Of the pipe on which the server says the number that it took. */
const numberPipe = 3
const startDeadlineMs = 20_000

/** A screen that nobody sees, for a browser that cannot do without one. Gives the name of its display. */
export async function startVirtualDisplay(atEnd: (undo: () => unknown) => void): Promise<string> {
  const args = ['-displayfd', String(numberPipe), '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  const { head, end } = startGroup('/usr/bin/Xvfb', args, process.env, ['ignore', 'ignore', 'ignore', 'pipe'])
  atEnd(end)
  const [number] = await once(head.stdio[numberPipe] as Readable, 'data', {
    signal: AbortSignal.timeout(startDeadlineMs),
  })
  return `:${String(number).trim()}`
}
