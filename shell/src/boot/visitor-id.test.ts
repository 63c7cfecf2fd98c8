import { describe, expect, it } from '@jest/globals'
import { createStorage } from './storage.ts'
import { visitorId } from './visitor-id.ts'

function ids() {
  let made = 0
  return () => {
    made += 1
    return `id-${made}`
  }
}
const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => undefined,
} as unknown as Storage

describe('the name of a browser', () => {
  it('stays over visits', () => {
    const values = new Map<string, string>()
    const browser = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    } as unknown as Storage
    const randomId = ids()
    expect(
      visitorId(
        createStorage(() => browser),
        randomId,
      ),
    ).toBe('id-1')
    expect(
      visitorId(
        createStorage(() => browser),
        randomId,
      ),
    ).toBe('id-1')
  })

  it('stays for the visit when nothing can be stored', () => {
    const storage = createStorage(() => full)
    const randomId = ids()
    expect([visitorId(storage, randomId), visitorId(storage, randomId)]).toEqual(['id-1', 'id-1'])
  })

  it.each([7, '', null, { id: 'x' }])('is made anew when %p stands in its place', (odd) => {
    const storage = createStorage(() => full)
    storage.write('visitor', odd)
    expect(visitorId(storage, ids())).toBe('id-1')
  })
})
