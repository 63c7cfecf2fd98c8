import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { defineKey } from '@shop/shared/platform'
import { listIn, numberListsKey } from '@shop/shared/product/number-list'
import { searchedWords } from '@shop/shared/search'
import { badStoredValues } from '@shop/shared/testing/bad-values'
import * as v from 'valibot'
import { storageFor } from './remote-storage.ts'
import { openStores } from './stores.ts'

const { localStorage, sessionStorage } = window
const clear = () => {
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(clear)
afterEach(clear)

const week = weekNumber('20261201')
const lines = [{ no: '104001', quantity: 3, intent: 'i-1' }]
const lists = [{ week, owner: 'a', lines }]
const draftKey = defineKey({
  name: 'signup.application',
  in: 'session',
  of: 'member',
  schema: v.object({ owner: v.string() }),
})

describe('values that the version before has kept', () => {
  it('are found by their owners, once', () => {
    localStorage.setItem('shop.numberLists', JSON.stringify(lists))
    sessionStorage.setItem('shop.signup.application', '{"owner":"me"}')
    const stores = openStores()
    expect(listIn(storageFor('shell', stores).read(numberListsKey), week, 'a')).toEqual(lines)
    expect(storageFor('mfe-signup', stores).read(draftKey)).toEqual({ owner: 'me' })
    expect(storageFor('mfe-other', stores).read(draftKey)).toBeUndefined()
    expect([localStorage.getItem('shop.numberLists'), sessionStorage.getItem('shop.signup.application')]).toEqual([
      null,
      null,
    ])
    storageFor('mfe-signup', stores).remove(draftKey)
    expect(storageFor('mfe-signup', openStores()).read(draftKey)).toBeUndefined()
  })

  it('[CHR-051] words searched for are those of the box and of the search page', () => {
    localStorage.setItem('shop.searchHistory', '["牛乳",1,"","食パン"]')
    const stores = openStores()
    expect(searchedWords(storageFor('shell', stores))).toEqual(['牛乳', '食パン'])
    expect(searchedWords(storageFor('mfe-catalogue', stores))).toEqual(['牛乳', '食パン'])
    expect(localStorage.getItem('shop.searchHistory')).toBeNull()
  })

  it('do not replace what this version has kept', () => {
    storageFor('mfe-signup', openStores()).write(draftKey, { owner: 'now' })
    sessionStorage.setItem('shop.signup.application', '{"owner":"before"}')
    expect(storageFor('mfe-signup', openStores()).read(draftKey)).toEqual({ owner: 'now' })
    expect(sessionStorage.getItem('shop.signup.application')).toBeNull()
  })

  it.each(badStoredValues)('are dropped where they do not fit: %j', (text) => {
    localStorage.setItem('shop.numberLists', text)
    sessionStorage.setItem('shop.signup.application', text)
    const stores = openStores()
    expect(storageFor('mfe-ordering', stores).read(numberListsKey) ?? []).toEqual([])
    expect(storageFor('mfe-signup', stores).read(draftKey)).toBeUndefined()
    expect(sessionStorage.length).toBe(0)
  })

  it('are no reason to fail for a store that throws', () => {
    const { setItem } = Storage.prototype
    localStorage.setItem('shop.numberLists', JSON.stringify(lists))
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    try {
      expect(listIn(storageFor('shell', openStores()).read(numberListsKey), week, 'a')).toEqual(lines)
    } finally {
      Storage.prototype.setItem = setItem
    }
  })
})

describe('a release of before the spaces', () => {
  it('keeps values under bare names, where a newer release of the same remote finds them', () => {
    const { local, session } = storageFor('mfe-signup', openStores())
    session.write('signup.application', { owner: 'me' })
    local.write('mine', 1)
    const later = storageFor('mfe-signup', openStores())
    expect([later.session.read('signup.application'), later.local.read('mine')]).toEqual([{ owner: 'me' }, 1])
    expect(later.read(draftKey)).toEqual({ owner: 'me' })
    expect(storageFor('mfe-other', openStores()).local.read('mine')).toBeUndefined()
  })

  it('shares what the domains share, under its bare name', () => {
    storageFor('mfe-ordering', openStores()).local.write('numberLists', lists)
    expect(listIn(storageFor('shell', openStores()).read(numberListsKey), week, 'a')).toEqual(lines)
    storageFor('mfe-ordering', openStores()).local.remove('numberLists')
    expect(storageFor('shell', openStores()).read(numberListsKey)).toBeUndefined()
  })

  it('[GRD-095] [MOB-016] reads the sales person and the app’s note, and cannot change them', () => {
    const stores = openStores()
    stores.session.write('sp', 'E12')
    stores.session.write('app', { isRenewal: true })
    const { session, local } = storageFor('mfe-signup', stores)
    expect([session.read('sp'), session.read('app')]).toEqual(['E12', { isRenewal: true }])
    expect(local.read('sp')).toBeUndefined()
    session.write('sp', 'F3')
    session.remove('app')
    expect([stores.session.read('sp'), stores.session.read('app')]).toEqual(['E12', { isRenewal: true }])
  })

  it('[GRD-062] loses with a logout what it kept in the tab, and nothing that it kept on the device', () => {
    const stores = openStores()
    const { session, local } = storageFor('mfe-one', stores)
    session.write('draft', 1)
    local.write('marks', 1)
    stores.session.clear()
    stores.local.clear()
    expect([session.read('draft'), local.read('marks')]).toEqual([undefined, 1])
  })
})
