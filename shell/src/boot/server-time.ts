import { type Clock, serverClock } from '@shop/shared/domain'

const renewAfterMs = 10 * 60 * 1000

export type ServerTimePorts = {
  /** Milliseconds since the page began, unmoved by changes of the device's clock. */
  elapsedMs(): number
  fetch: typeof fetch
}

export type ServerTime = { clock: Clock; renew(): Promise<void>; renewWhenOld(): Promise<void> }

/**
 * The server's clock. It begins with the hour in the page, runs on the monotonic counter, and is
 * read again from the Date header after ten minutes or when the tab comes back: in many browsers the
 * counter stands still while the device sleeps.
 */
export function createServerTime(pageTime: number, ports: ServerTimePorts): ServerTime {
  let readAt = ports.elapsedMs()
  let serverAt = pageTime
  const clock = serverClock(() => serverAt - readAt, { now: () => new Date(ports.elapsedMs()) })

  async function renew(): Promise<void> {
    const asked = ports.elapsedMs()
    try {
      const response = await ports.fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
      const date = Date.parse(response.headers.get('Date') ?? '')
      if (!response.ok || Number.isNaN(date)) return
      // The header has whole seconds and was written about half a round trip ago.
      readAt = ports.elapsedMs()
      serverAt = date + (readAt - asked) / 2
    } catch {
      // Offline: the clock runs on.
    }
  }

  return {
    clock,
    renew,
    async renewWhenOld() {
      if (ports.elapsedMs() - readAt >= renewAfterMs) await renew()
    },
  }
}
