import { describe, expect, it } from '@jest/globals'
import { aDescriptor } from '@shop/release-store/testing'
import { firstShown, givenCanaries, type Offer } from './offers.ts'

const offer = (version: string, over: Partial<Offer> = {}): Offer => ({
  descriptor: aDescriptor({ version }),
  base: `http://assets/mfe-a/${version}/`,
  ...over,
})
const offers = [offer('3.0.0', { canary: 10 }), offer('2.0.0', { canary: 20 }), offer('1.0.0')]

describe('the release that a page most probably shows', () => {
  it.each([
    { says: 'everybody’s for who is in no canary', cookie: '', version: '1.0.0' },
    { says: 'a canary that the browser was given', cookie: 'mfe-b@1.0.0,mfe-a@2.0.0', version: '2.0.0' },
    { says: 'the newest of two canaries', cookie: 'mfe-a@2.0.0,mfe-a@3.0.0', version: '3.0.0' },
    { says: 'everybody’s when a canary is over', cookie: 'mfe-a@2.5.0', version: '1.0.0' },
    {
      says: 'an override before all',
      cookie: 'mfe-a@3.0.0',
      chosen: [offer('0.9.0', { isOverride: true })],
      version: '0.9.0',
    },
  ])('[K-185] is $says', ({ cookie, chosen = [], version }) => {
    const canaries = givenCanaries(`__Host-shop-canary=${cookie}`)
    expect(firstShown([...chosen, ...offers], canaries)?.descriptor.version).toBe(version)
  })
})
