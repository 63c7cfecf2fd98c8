import { describe, expect, it } from '@jest/globals'
import { limitedProductAvailabilityCall } from '@shop/shared/contract'
import { readSession } from '@shop/shared/session'
import {
  answer,
  aPlanningWeek,
  aProduct,
  fakePlatform,
  refused,
  renderScreen,
  server,
  type Viewer,
} from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { jitter } from './jitter.ts'
import { useLimitedAvailability } from './use-limited-availability.ts'

const limited = aProduct({ isLimited: true })
/** The sale of the week begins. */
const begins = Date.parse('2026-11-17T22:00:00+09:00')
const differenceMs = 2000
const minuteMs = 60_000
/** Of the page in these tests: its first identifier. */
const spread = jitter('id-1', 20_000)
const asksAt = begins + differenceMs + spread
const at = (instant: number) => new Date(instant).toISOString()

function Page({ product }: { product: typeof limited }) {
  const { isAvailable, turns } = useLimitedAvailability(product, readSession())
  return <output aria-label="限定">{JSON.stringify({ isAvailable: isAvailable ?? null, turns })}</output>
}

type Story = { product?: typeof limited; now?: number; as?: Viewer; availability?: 0 | 1 | 'broken' }

function open({ product = limited, now = asksAt, as = 'delivery', availability = 1 }: Story = {}) {
  let asked = 0
  let is = availability
  server.use(
    answer(limitedProductAvailabilityCall, () => {
      asked += 1
      return is === 'broken' ? refused(400) : { availability: is }
    }),
  )
  const platform = fakePlatform({ now: at(now) })
  const page = renderScreen(<Page product={product} />, { platform, as, weeks: [aPlanningWeek()] })
  return {
    asked: () => asked,
    become: (next: typeof is) => {
      is = next
    },
    turnTo(next: number) {
      platform.setNow(at(next))
      page.rerender(<Page product={product} />)
    },
    forgetAnswer: () => platform.queryClient.removeQueries({ queryKey: ['ordering', 'limited-availability'] }),
  }
}

const shown = () => JSON.parse(screen.getByRole('status', { name: '限定' }).textContent ?? '')
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('[ORD-059] whether limited products may be ordered', () => {
  it('is asked once their sale has begun, and no more once they may', async () => {
    const { asked, turnTo, forgetAnswer } = open()
    await waitFor(() => expect(shown()).toEqual({ isAvailable: true, turns: [begins, asksAt] }))
    forgetAnswer()
    turnTo(asksAt + 5 * minuteMs)
    await settled()
    expect(asked()).toBe(1)
  })

  it('[CAT-071] is asked a moment after its beginning, when the service has begun it too', async () => {
    const { asked, turnTo } = open({ now: asksAt - 1 })
    await settled()
    expect([asked(), shown()]).toEqual([0, { isAvailable: null, turns: [begins, asksAt] }])
    turnTo(asksAt)
    await waitFor(() => expect(shown().isAvailable).toBe(true))
  })

  it('[CAT-072] pages that stood open ask one after the other, and each of them within twenty seconds', () => {
    const places = Array.from({ length: 500 }, (_, at) => jitter(`${crypto.randomUUID()}${at}`, 20_000))
    expect(Math.max(...places)).toBeLessThan(20_000)
    const ofEachSecond = Array.from(
      { length: 20 },
      (_, at) => places.filter((ms) => Math.floor(ms / 1000) === at).length,
    )
    expect(Math.max(...ofEachSecond)).toBeLessThan(75)
    expect(Math.min(...ofEachSecond)).toBeGreaterThan(0)
  })

  it('is asked again in each minute in which they may not, and not within one', async () => {
    const { asked, turnTo, become, forgetAnswer } = open({ availability: 0 })
    await waitFor(() => expect(shown().isAvailable).toBe(false))
    expect(shown().turns).toEqual([begins, asksAt, begins + spread + minuteMs])
    forgetAnswer()
    turnTo(begins + spread + minuteMs - 1)
    await settled()
    expect(asked()).toBe(1)
    turnTo(begins + spread + minuteMs)
    await waitFor(() => expect(asked()).toBe(2))
    await waitFor(() => expect(shown().turns).toContain(begins + spread + 2 * minuteMs))
    become(1)
    forgetAnswer()
    turnTo(begins + spread + 2 * minuteMs)
    await waitFor(() => expect(shown()).toEqual({ isAvailable: true, turns: [begins, asksAt] }))
  })

  it('is left to the service where it says nothing', async () => {
    const { asked } = open({ availability: 'broken' })
    await waitFor(() => expect(asked()).toBe(1))
    await settled()
    expect(shown().isAvailable).toBeNull()
  })

  it.each<{ says: string; story: Story; turns: number[] }>([
    { says: 'of any other product', story: { product: aProduct() }, turns: [] },
    {
      says: 'in a week that is not open',
      story: { product: aProduct({ isLimited: true, week: '20261202' }) },
      turns: [],
    },
    { says: 'by a visitor', story: { as: 'visitor' }, turns: [begins, asksAt] },
    { says: 'by who cannot order', story: { as: 'newcomer' }, turns: [begins, asksAt] },
  ])('is not asked $says', async ({ story, turns }) => {
    const { asked } = open(story)
    await settled()
    expect([asked(), shown()]).toEqual([0, { isAvailable: null, turns }])
  })
})
