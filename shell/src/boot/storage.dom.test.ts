import { afterEach, describe, expect, it } from '@jest/globals'
import { createStorage } from './storage.ts'

const store = window.localStorage
afterEach(() => store.clear())

/** A store that fails from a given call on. */
function failing(from: number, inner: Storage = store): () => Storage {
  let calls = 0
  return () =>
    new Proxy(inner, {
      get(target, name) {
        const own = Reflect.get(target, name)
        if (typeof own !== 'function') return own
        return (...args: unknown[]) => {
          calls += 1
          if (name === 'setItem' && calls >= from) throw new DOMException('full', 'QuotaExceededError')
          return Reflect.apply(own, target, args)
        }
      },
    })
}

const forbidden = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

describe('storage', () => {
  it.each([0, 1, '', 'text', false, null, [], { a: { b: [1, '２'] } }])('gives back %j after a reload', (value) => {
    createStorage(() => store).write('key', value)
    expect(createStorage(() => store).read('key')).toEqual(value)
  })

  it('keeps its values under names of its own', () => {
    store.setItem('key', '"foreign"')
    const storage = createStorage(() => store)
    expect(storage.read('key')).toBeUndefined()
    storage.write('key', 1)
    expect(store.getItem('key')).toBe('"foreign"')
  })

  it('removes', () => {
    const storage = createStorage(() => store)
    storage.write('key', 1)
    storage.remove('key')
    expect(storage.read('key')).toBeUndefined()
    expect(store.length).toBe(0)
  })

  it('takes away all that is its own', () => {
    store.setItem('key', '"foreign"')
    const storage = createStorage(() => store)
    storage.write('a', 1)
    storage.write('b', 2)
    storage.clear()
    expect(storage.read('a')).toBeUndefined()
    expect([store.getItem('key'), store.length]).toEqual(['"foreign"', 1])
  })

  // Thirty values that some other version, extension or accident could have left.
  const unreadable = [
    ...['', ' ', '{', '}', '[', '[1,', '{"a":', '{"a":1', "{'a':1}", '{a:1}', 'undefined', 'NaN', 'Infinity', '-'],
    ...['0x1F', '01', '1.', '.5', '+1', '"', '"abc', "'abc'", 'abc', 'True', 'nul', '[object Object]', '\u0000'],
    ...['<!doctype html>', 'eyJhbGciOiJub25lIn0.e30.', '\ufeff{}'],
  ]
  it.each(unreadable)('reads the corrupt value %j as absent and takes it away', (text) => {
    store.setItem('shop.key', text)
    const storage = createStorage(() => store)
    expect(storage.read('key')).toBeUndefined()
    expect(store.getItem('shop.key')).toBeNull()
  })

  it('there are thirty of them', () => expect(new Set(unreadable).size).toBe(30))

  it('a value that cannot be written down stays for this visit', () => {
    const circle: { self?: unknown } = {}
    circle.self = circle
    const storage = createStorage(() => store)
    storage.write('key', circle)
    expect(storage.read('key')).toBe(circle)
  })
})

describe('a store that is full', () => {
  it('from the start keeps values in memory', () => {
    const storage = createStorage(failing(1))
    expect(() => storage.write('key', { a: 1 })).not.toThrow()
    expect(storage.read('key')).toEqual({ a: 1 })
    storage.remove('key')
    expect(storage.read('key')).toBeUndefined()
  })

  it('from the third write on keeps the later ones in memory and the earlier ones stored', () => {
    const storage = createStorage(failing(3))
    for (const key of ['a', 'b', 'c', 'd']) storage.write(key, key)
    expect(['a', 'b', 'c', 'd'].map((key) => storage.read(key))).toEqual(['a', 'b', 'c', 'd'])
    expect(Object.keys(store).toSorted()).toEqual(['shop.a', 'shop.b'])
  })

  it('does not give the old value after a reload when the new one could not be written', () => {
    createStorage(() => store).write('tokens', 'spent')
    const storage = createStorage(failing(1))
    storage.write('tokens', 'fresh')
    expect(storage.read('tokens')).toBe('fresh')
    expect(createStorage(() => store).read('tokens')).toBeUndefined()
  })

  it('that has room again is used again', () => {
    let isFull = true
    const storage = createStorage(() => (isFull ? failing(1)() : store))
    storage.write('key', 1)
    isFull = false
    storage.write('key', 2)
    expect(store.getItem('shop.key')).toBe('2')
    expect(storage.read('key')).toBe(2)
  })
})

describe('a store that is forbidden', () => {
  it('reads as empty, and this visit goes on', () => {
    const storage = createStorage(forbidden)
    expect(storage.read('key')).toBeUndefined()
    expect(() => storage.write('key', 1)).not.toThrow()
    expect(storage.read('key')).toBe(1)
    expect(() => storage.clear()).not.toThrow()
    expect(storage.read('key')).toBeUndefined()
    expect(() => storage.remove('key')).not.toThrow()
    expect(storage.read('key')).toBeUndefined()
  })
})
