import { setTimeout as pause } from 'node:timers/promises'

const readyMs = 90_000
const pollMs = 200

/** Waits until an address answers well; `words` of the server are told when it does not in time. */
export async function untilReady(address: string, words: () => string): Promise<void> {
  for (const until = performance.now() + readyMs; performance.now() < until; await pause(pollMs))
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
  throw new Error(`not ready in time: ${words().slice(-2000)}`)
}
