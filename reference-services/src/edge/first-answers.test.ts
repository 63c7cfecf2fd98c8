import { describe, expect, it } from '@jest/globals'
import { createVisitorCache } from '../http/visitor-cache.ts'
import { aCaller } from '../testing/a-caller.ts'
import { createFirstAnswers } from './first-answers.ts'

const never = new Promise<never>(() => undefined)
const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

function anEdge(services: Record<string, () => Promise<unknown>>) {
  const asked: string[] = []
  const state = { now: 0 }
  const answers = createFirstAnswers({
    ask(address, caller) {
      asked.push(`${address} for ${caller.address}`)
      return services[address]?.() ?? Promise.reject(new Error('404'))
    },
    cache: createVisitorCache(() => state.now),
    now: () => state.now,
  })
  const read = async (...addresses: string[]) => Object.fromEntries(await answers(addresses, aCaller, soon()))
  return { read, asked, state }
}

describe('answers for a page', () => {
  it('are those that came in time', async () => {
    const { read } = anEdge({ quick: async () => ({ a: 1 }), slow: () => never })
    expect(await read('quick', 'slow')).toEqual({ quick: '{"a":1}' })
  })

  it('wait for nothing once all are there', async () => {
    const answers = createFirstAnswers({ ask: async () => 1, cache: createVisitorCache(() => 0), now: () => 0 })
    expect((await answers(['quick'], aCaller, never)).size).toBe(1)
  })

  it.each<{ says: string; answer: () => Promise<unknown> }>([
    { says: 'refused', answer: () => Promise.reject(new Error('503')) },
    {
      says: 'thrown before it was a promise',
      answer: () => {
        throw new Error('broken')
      },
    },
    { says: 'huge', answer: async () => 'x'.repeat(400_001) },
  ])('are none where one is $says, and the others stand', async ({ answer }) => {
    const { read } = anEdge({ quick: async () => 1, other: answer })
    expect(await read('quick', 'other')).toEqual({ quick: '1' })
  })

  it('are asked for once, however many pages wait for them', async () => {
    const { read, asked, state } = anEdge({ quick: async () => 1 })
    const pages = await Promise.all(Array.from({ length: 50 }, () => read('quick')))
    expect(pages.every((page) => page['quick'] === '1')).toBe(true)
    expect(asked).toEqual(['quick for 10.0.0.1'])
    state.now = 10_000
    await read('quick')
    expect(asked).toHaveLength(2)
  })

  it.each([
    { says: 'while a newer one is asked for', later: 59_999, gets: { quick: '1' } },
    { says: 'not longer than a minute', later: 60_000, gets: {} },
    { says: 'not at an hour before', later: -1, gets: {} },
  ])('are the ones of before, $says [K-185]', async ({ later, gets }) => {
    const services = { quick: async (): Promise<unknown> => 1 }
    const { read, asked, state } = anEdge({ quick: () => services.quick() })
    await read('quick')
    services.quick = () => never
    state.now = later
    expect(await read('quick')).toEqual(gets)
    expect(asked).toHaveLength(2)
  })

  it('that came too late are there for the next page', async () => {
    let answer = (_: unknown) => {}
    const { read } = anEdge({
      slow: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    expect(await read('slow')).toEqual({})
    answer({ late: true })
    expect(await read('slow')).toEqual({ slow: '{"late":true}' })
  })
})
