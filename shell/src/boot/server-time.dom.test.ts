import { describe, expect, it } from '@jest/globals'
import { createServerTime } from './server-time.ts'

const pageTime = Date.parse('2026-11-24T14:59:00+09:00')
const minute = 60_000

/** A page whose counter and whose server are moved by hand. */
function aPage() {
  let elapsed = 5000
  const asked: RequestInit[] = []
  let answer: () => Promise<Response> = () => Promise.reject(new TypeError('Failed to fetch'))
  const { clock, renew, renewWhenOld } = createServerTime(pageTime, {
    elapsedMs: () => elapsed,
    fetch: (_, init) => {
      asked.push(init ?? {})
      return answer()
    },
  })
  return {
    clock,
    renew,
    renewWhenOld,
    asked,
    pass: (ms: number) => {
      elapsed += ms
    },
    server(date: string | null, options: { status?: number; roundTripMs?: number } = {}) {
      answer = async () => {
        elapsed += options.roundTripMs ?? 0
        return new Response(null, {
          status: options.status ?? 200,
          ...(date === null ? {} : { headers: { Date: date } }),
        })
      }
    },
  }
}
const http = (instant: string) => new Date(instant).toUTCString()

describe('the hour of the server', () => {
  it('[API-084] begins with the hour in the page and runs on', () => {
    const { clock, pass } = aPage()
    expect(clock.now().getTime()).toBe(pageTime)
    pass(90_000)
    expect(clock.now()).toEqual(new Date('2026-11-24T15:00:30+09:00'))
  })

  it.each([-24, 0, 24])('[API-084] is the same on a device whose clock is %d hours off', (hours) => {
    const realNow = Date.now
    Date.now = () => realNow() + hours * 60 * minute
    try {
      const { clock, pass } = aPage()
      pass(1000)
      expect(clock.now().getTime()).toBe(pageTime + 1000)
    } finally {
      Date.now = realNow
    }
  })

  it('[API-084] is not asked for again within ten minutes, and is after them', async () => {
    const { renewWhenOld, pass, asked, clock, server } = aPage()
    server(http('2026-11-24T15:30:00+09:00'))
    pass(10 * minute - 1)
    await renewWhenOld()
    expect(asked).toHaveLength(0)
    pass(1)
    await renewWhenOld()
    expect(asked).toHaveLength(1)
    expect(clock.now()).toEqual(new Date('2026-11-24T15:30:00+09:00'))
    await renewWhenOld()
    expect(asked).toHaveLength(1)
  })

  it('[API-084] is asked for at once when the tab comes back: the counter may have slept', async () => {
    const { renew, clock, server } = aPage()
    server(http('2026-11-25T09:00:00+09:00'))
    await renew()
    expect(clock.now()).toEqual(new Date('2026-11-25T09:00:00+09:00'))
  })

  it('[API-008] is read with HEAD from the page, past every cache', async () => {
    const { renew, asked, server } = aPage()
    server(http('2026-11-24T15:00:00+09:00'))
    await renew()
    expect(asked).toEqual([{ method: 'HEAD', cache: 'no-store' }])
  })

  it('is half a round trip older than its answer', async () => {
    const { renew, clock, server } = aPage()
    server(http('2026-11-24T15:00:00+09:00'), { roundTripMs: 600 })
    await renew()
    expect(clock.now()).toEqual(new Date('2026-11-24T15:00:00.300+09:00'))
  })

  it.each([
    { says: 'no network', set: () => undefined },
    { says: 'no Date header', set: (page: ReturnType<typeof aPage>) => page.server(null) },
    { says: 'a Date header that is none', set: (page: ReturnType<typeof aPage>) => page.server('soon') },
    {
      says: 'an error from something in between',
      set: (page: ReturnType<typeof aPage>) => page.server(http('2020-01-01T00:00:00Z'), { status: 502 }),
    },
  ])('runs on with $says', async ({ set }) => {
    const page = aPage()
    set(page)
    page.pass(11 * minute)
    await page.renewWhenOld()
    expect(page.clock.now().getTime()).toBe(pageTime + 11 * minute)
  })
})
