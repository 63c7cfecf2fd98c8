import { describe, expect, it } from '@jest/globals'
import { createSignedAddresses } from './signed-addresses.ts'
import { type Bucket, type ObjectName, objectPath } from './storage-rules.ts'

const bucket: Bucket = { name: 'todok-pictures', region: 'ap-northeast-1', secret: 'a secret of the services' }
const aWeek = 7 * 24 * 60 * 60

function storage(over: Partial<Bucket> = {}, start = 1_800_000_000) {
  let seconds = start
  const addresses = createSignedAddresses(
    'https://services.test',
    { ...bucket, ...over },
    { now: () => new Date(seconds * 1000) },
  )
  const isGood = (address: string) => {
    const url = new URL(address)
    return addresses.isGood(url.pathname.replace('/storage/todok-pictures/', ''), Object.fromEntries(url.searchParams))
  }
  return {
    ...addresses,
    isGoodAddress: isGood,
    wait(more: number) {
      seconds += more
    },
  }
}

describe('a signed address', () => {
  it.each([
    { says: 'the standing 900 s', lifetime: undefined, lasts: 900 },
    { says: 'the hour of a banner', lifetime: 3600, lasts: 3600 },
    { says: 'a week at the most', lifetime: aWeek, lasts: aWeek },
  ])('[API-079] opens its object for $says', ({ lifetime, lasts }) => {
    const { sign, isGoodAddress, wait } = storage()
    const address = sign({ key: 'carrot.webp' }, lifetime)
    wait(lasts)
    expect(isGoodAddress(address)).toBe(true)
    wait(1)
    expect(isGoodAddress(address)).toBe(false)
  })

  it('opens nothing else, and nothing by another secret', () => {
    const { sign, isGoodAddress } = storage()
    const address = sign({ key: 'carrot.webp' })
    expect(isGoodAddress(address.replace('carrot', 'bread'))).toBe(false)
    expect(storage({ secret: 'another secret' }).isGoodAddress(address)).toBe(false)
    expect(isGoodAddress(address.replace(/signature=.*/, 'signature='))).toBe(false)
  })
})

describe('the rules of the storage', () => {
  it.each<[ObjectName, string]>([
    [{ key: 'a.webp' }, 'public/a.webp'],
    [{ key: 'a.webp', level: 'private', identityId: 'me' }, 'private/me/a.webp'],
    [{ key: 'a.webp', level: 'protected', identityId: 'me' }, 'protected/me/a.webp'],
    [{ path: 'public/a.webp' }, 'public/a.webp'],
  ])('[API-079] %j stands at %s', (name, path) => {
    expect(objectPath(name)).toBe(path)
  })

  it.each<{ id: string; name: object; words: string }>([
    { id: 'ERR-018', name: { key: '' }, words: 'Missing key in api call' },
    { id: 'ERR-018', name: { path: '' }, words: 'Missing path in api call' },
    ...(['private', 'protected'] as const).map((level) => ({
      id: 'ERR-018',
      name: { key: 'a.webp', level },
      words: 'Missing identity ID when accessing objects in protected or private access level',
    })),
    { id: 'API-080', name: {}, words: 'Missing key in api call' },
    { id: 'API-080', name: { path: '/public/a.webp' }, words: 'A path cannot start with a slash' },
    { id: 'API-080', name: { path: 'public/a.webp', key: 'a.webp' }, words: 'An object has a path or a key, not both' },
    {
      id: 'API-080',
      name: { path: 'public/a.webp', level: 'guest' },
      words: 'A path has no prefix of an access level',
    },
  ])('[$id] signs no $name: $words', ({ name, words }) => {
    expect(() => storage().sign(name as ObjectName)).toThrow(words)
  })

  it.each<[Partial<Bucket>, string]>([
    [{ secret: '' }, 'Credentials should not be empty'],
    [{ region: '' }, 'Missing region'],
    [{ name: '' }, 'Missing bucket name'],
  ])('[ERR-018] signs nothing with the bucket %j: %s', (over, words) => {
    expect(() => storage(over)).toThrow(words)
  })

  it.each([
    { name: 'abc', good: true },
    { name: 'a'.repeat(63), good: true },
    { name: 'pictures.2026-11.todok', good: true },
    { name: 'ab', good: false },
    { name: 'a'.repeat(64), good: false },
    { name: 'Pictures', good: false },
    { name: 'todok_pictures', good: false },
    { name: 'todok/pictures', good: false },
    { name: 'two..dots', good: false },
    { name: '192.168.1.1', good: false },
  ])('[API-080] $name names a bucket: $good', ({ name, good }) => {
    const sign = () => storage({ name }).sign({ key: 'a.webp' })
    if (good) expect(sign()).toContain(`/storage/${name}/public/a.webp?`)
    else expect(sign).toThrow('Missing bucket name')
  })

  it('[ERR-018] signs for no more than a week', () => {
    expect(() => storage().sign({ key: 'a.webp' }, aWeek + 1)).toThrow('Url Expiration can not be greater than 7 Days')
  })
})
