import { constants } from 'node:os'

/**
 * Aborts when somebody wants the program to end: Ctrl-C, the bootstrap's word, or the bootstrap's
 * death, which closes the channel to it. The reason is the exit code of an interrupted program.
 */
export function stopRequest(): AbortSignal {
  const controller = new AbortController()
  const byHand = 128
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => controller.abort(byHand + constants.signals[signal]))
  const bySignal = byHand + constants.signals.SIGINT
  process.on('message', (word) => word === 'stop' && controller.abort(bySignal))
  process.on('disconnect', () => controller.abort(bySignal))
  return controller.signal
}
