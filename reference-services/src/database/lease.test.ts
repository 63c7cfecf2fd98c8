import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { testDatabases } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { inOneProcess, takeLease } from './lease.ts'

describe.each(testDatabases)('a lease, on $name', (database) => {
  const shop = setUp(() => openTestShop(database))
  const take = (name: string, holder: string, ms = 60_000) => takeLease(shop.db, { name, holder, ms })

  it('is of one process until its end, and prolonged by that one alone', async () => {
    expect(await take('counting', 'first')).toBe(true)
    expect(await take('counting', 'second')).toBe(false)
    expect(await take('counting', 'first', 0)).toBe(true)
    expect(await take('counting', 'second')).toBe(true)
    expect(await take('counting', 'first')).toBe(false)
  })

  it('is taken by one of many who ask at once', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, (_, at) => take('racing', String(at))))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  it('is over when it ends much later than it can, as the clock was set back', async () => {
    await take('far', 'first', 3 * 60 * 60_000)
    expect(await take('far', 'second')).toBe(true)
  })

  it('of work that another process does: it waits until that lease has ended', async () => {
    const done: string[] = []
    const work = inOneProcess(shop.db, { name: 'cleaning', ms: 60_000 }, async () => void done.push('cleaned'))
    await take('cleaning', 'other', 300)
    await work(new AbortController().signal)
    expect(done).toEqual([])
    await pause(400)
    await work(new AbortController().signal)
    expect(done).toEqual(['cleaned'])
  })
})
