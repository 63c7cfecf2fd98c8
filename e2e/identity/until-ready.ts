import { setTimeout as pause } from 'node:timers/promises'

const deadlineMs = 20_000
const pollMs = 100

/** Waits until a provider answers at an address. */
export async function untilReady(address: string): Promise<void> {
  const until = performance.now() + deadlineMs
  const isReady = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (performance.now() > until) throw new Error(`nobody answers at ${address}`)
    await pause(pollMs)
  }
}
