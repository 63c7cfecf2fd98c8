import { describe, expect, it } from '@jest/globals'
import { aRequest, aView } from './testing/a-request.ts'
import { createViewCache } from './view-cache.ts'
import { createViewKeys } from './view-key.ts'

const long = (characters: number) => aView({ html: 'x'.repeat(characters), styles: '' })

describe('the cache of views', () => {
  it('[K-185] drops what was asked for longest ago, by count and by size', () => {
    const cache = createViewCache({ views: 2, characters: 100 })
    cache.put('a', long(10), [])
    cache.put('b', long(10), [])
    cache.get('a')
    cache.put('c', long(10), [])
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true])
    cache.put('d', long(95), [])
    expect([cache.size(), cache.get('d') !== undefined]).toEqual([{ views: 1, characters: 95 }, true])
    cache.put('e', long(101), [])
    expect(cache.size()).toEqual({ views: 0, characters: 0 })
  })

  it('[K-185] drops the views of a release, and those in a shell, that are no longer named', () => {
    const cache = createViewCache()
    cache.put('a', aView(), ['mfe-a@1', 'shell@1'])
    cache.put('b', aView(), ['mfe-a@2', 'shell@1'])
    cache.keepOnly(new Set(['mfe-a@1', 'shell@1']))
    expect([cache.get('a') !== undefined, cache.get('b')]).toEqual([true, undefined])
    cache.keepOnly(new Set(['mfe-a@1', 'shell@2']))
    expect(cache.get('a')).toBeUndefined()
  })
})

describe('the key of a view', () => {
  const request = aRequest({ answers: [{ address: '/a', json: '{}' }] })
  it.each([
    { of: 'the address', other: { path: '/other' } },
    { of: 'the query', other: { search: '?a=1' } },
    { of: 'who comes', other: { kind: { who: 'member', device: 'phone' } as const } },
    { of: 'the device', other: { kind: { who: 'visitor', device: 'desktop' } as const } },
    { of: 'a greeting of before', other: { kind: { who: 'visitor', device: 'phone', isGreeted: true } as const } },
    { of: 'whether the screen is there', other: { hasScreen: false } },
    { of: 'the slot', other: { slot: { id: 'a', name: 'a/b', version: 1, props: {} } } },
    { of: 'the addresses that have a screen', other: { paths: ['/a', '/b'] } },
    { of: 'the hour', other: { now: 60_000 } },
    { of: 'an answer', other: { answers: [{ address: '/a', json: '{"a":1}' }] } },
    { of: 'which answers have come', other: { answers: [] } },
    { of: 'the shell', other: { page: { ...request.page, version: '1.0.1' } } },
    { of: 'the route', other: { route: { ...request.route, owner: 'mfe-other' } } },
  ])('[K-185] changes with $of', ({ other }) => {
    const keyOf = createViewKeys()
    expect(keyOf('mfe-a@1', { ...request, ...other })).not.toBe(keyOf('mfe-a@1', request))
  })

  it('[K-185] changes with the release, and with nothing of one browser', () => {
    const keyOf = createViewKeys()
    expect(keyOf('mfe-a@2', request)).not.toBe(keyOf('mfe-a@1', request))
    const again = { ...request, page: { ...request.page, serverTime: 5 } }
    expect(keyOf('mfe-a@1', again)).toBe(keyOf('mfe-a@1', request))
  })
})
