import { describe, expect, it } from '@jest/globals'
import { type Bucket, createSignedAddresses } from './signed-addresses.ts'

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
    const address = sign('public/carrot.webp', lifetime)
    wait(lasts)
    expect(isGoodAddress(address)).toBe(true)
    wait(1)
    expect(isGoodAddress(address)).toBe(false)
  })

  it('opens nothing else, and nothing by another secret', () => {
    const { sign, isGoodAddress } = storage()
    const address = sign('public/carrot.webp')
    expect(isGoodAddress(address.replace('carrot', 'bread'))).toBe(false)
    expect(storage({ secret: 'another secret' }).isGoodAddress(address)).toBe(false)
    expect(isGoodAddress(address.replace(/signature=.*/, 'signature='))).toBe(false)
  })

  it('[ERR-018] is for no more than a week', () => {
    expect(() => storage().sign('public/a', aWeek + 1)).toThrow('Url Expiration can not be greater than 7 Days')
  })

  it.each<[Partial<Bucket>, string]>([
    [{ secret: '' }, 'Credentials should not be empty'],
    [{ region: '' }, 'Missing region'],
    [{ name: 'two..dots' }, 'Missing bucket name'],
  ])('[ERR-018] is there for no bucket with %j: %s', (over, words) => {
    expect(() => storage(over)).toThrow(words)
  })
})
