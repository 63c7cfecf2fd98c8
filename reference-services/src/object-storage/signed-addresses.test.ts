import { describe, expect, it } from '@jest/globals'
import { createSignedAddresses } from './signed-addresses.ts'
import { type Bucket, checkLifetime, type ObjectName, objectPath } from './storage-rules.ts'

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

  it.each<[ObjectName, string]>([
    [{ key: '' }, 'Missing key in api call'],
    [{ path: '' }, 'Missing path in api call'],
    [{ path: '/public/a.webp' }, 'A path cannot start with a slash'],
    [
      { key: 'a.webp', level: 'private' },
      'Missing identity ID when accessing objects in protected or private access level',
    ],
  ])('refuses %j in the words of the documents: %s', (name, words) => {
    expect(() => objectPath(name)).toThrow(words)
  })

  it.each<[Partial<Bucket>, string]>([
    [{ secret: '' }, 'Credentials should not be empty'],
    [{ region: '' }, 'Missing region'],
    ...['', 'ab', 'A-bucket', 'two..dots', '192.168.1.1', 'a'.repeat(64)].map((name): [Partial<Bucket>, string] => [
      { name },
      'Missing bucket name',
    ]),
  ])('refuses the bucket %j: %s', (over, words) => {
    expect(() => storage(over)).toThrow(words)
  })

  it('refuses more than a week', () => {
    expect(() => checkLifetime(aWeek + 1)).toThrow('Url Expiration can not be greater than 7 Days')
  })
})
