import { expect, it } from '@jest/globals'
import { orderNumber } from '@shop/shared/domain'
import { fakePlatform, publishedFacts, publishFromOtherTab } from '@shop/shared/testing'
import { favouritesChangedInApp, publishFavouritesChanged } from './favourites.ts'

const changed = { orderNumber: orderNumber('104001'), isFavourite: true }

it('[MOB-017] a heart that was stored on this page is told to the app once, and nothing that another view or the app has said', () => {
  const platform = fakePlatform({ app: 'renewed' })
  publishFavouritesChanged(platform, 'shell@1.0.0')
  publishFromOtherTab('favourite/changed', changed)
  expect(platform.app.messages).toEqual([])
  platform.bus.publish('favourite/changed', changed)
  expect(platform.app.messages).toEqual([{ type: 'favouriteChanged', payload: changed }])
})

it('[MOB-017] what the app itself has said comes back to it from no page', () => {
  const platform = fakePlatform({ app: 'renewed' })
  // The bus of a test speaks as `test@1.0.0`.
  publishFavouritesChanged(platform, 'test@1.0.0')
  favouritesChangedInApp(platform.bus, { orderNumber: '104001', isFavourite: false })
  expect(platform.app.messages).toEqual([])
})

it.each([
  {
    says: 'with its product',
    said: { orderNumber: '104001', isFavourite: true },
    fact: ['favourite/changed', changed],
  },
  { says: 'without one', said: {}, fact: ['favourites/changed', {}] },
  {
    says: 'with a number that is none',
    said: { orderNumber: 'x', isFavourite: true },
    fact: ['favourites/changed', {}],
  },
  { says: 'without its state', said: { orderNumber: '104001' }, fact: ['favourites/changed', {}] },
])('[MOB-017] a change in the app $says is told to the page', ({ said, fact: [name, payload] }) => {
  publishedFacts()
  favouritesChangedInApp(fakePlatform().bus, said)
  expect(publishedFacts()).toEqual([{ name, payload }])
})
