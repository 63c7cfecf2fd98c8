import { afterEach, describe, expect, it } from '@jest/globals'
import { defineKey, listOf } from '@shop/shared/platform'
import { badStoredValues } from '@shop/shared/testing/bad-values'
import * as v from 'valibot'
import { storageFor } from './remote-storage.ts'
import { openStores } from './stores.ts'

const { localStorage, sessionStorage } = window
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const tokens = { accessToken: 'secret', subject: 's', loginId: 'l', expiresAt: 1, generation: 1 }
const anything = v.any()
const lives = ['member', 'visit'] as const

describe('the space of a remote', () => {
  it('keeps values over a reload, and apart from those of another remote under the same name', () => {
    const key = defineKey({ name: 'draft', in: 'local', of: 'visit', schema: v.object({ text: v.string() }) })
    storageFor('mfe-one', openStores()).write(key, { text: 'mine' })
    expect(storageFor('mfe-one', openStores()).read(key)).toEqual({ text: 'mine' })
    expect(storageFor('mfe-two', openStores()).read(key)).toBeUndefined()
  })

  it('holds no value of the shell, whatever a remote calls it', () => {
    const stores = openStores()
    stores.session.write('tokens', tokens)
    stores.session.write('from', { path: '/cart' })
    const storage = storageFor('mfe-one', stores)
    const names = [
      'tokens',
      '../tokens',
      '../../tokens',
      'shop.tokens',
      '../../../shop.tokens',
      '/tokens',
      './tokens',
      '',
    ]
    for (const name of [...names, 'from', 'shop.from', 'shop/shop.tokens', '__proto__', 'constructor'])
      for (const isShared of [{}, { isShared: true }] as const)
        for (const of of [...lives, '..', '', '../../shop.'] as (typeof lives)[number][]) {
          const key = defineKey({ name, in: 'session', of, ...isShared, schema: anything })
          expect([name, storage.read(key)]).toEqual([name, undefined])
          storage.write(key, 'overwritten')
          storage.remove(key)
        }
    expect(stores.session.read('tokens')).toEqual(tokens)
    for (const name of [...names, 'from']) {
      expect([name, storage.session.read(name)]).toEqual([name, undefined])
      storage.session.write(name, 'overwritten')
      storage.session.remove(name)
    }
    expect([stores.session.read('tokens'), stores.session.read('from')]).toEqual([tokens, { path: '/cart' }])
  })

  it('no name of a remote leads into the space of another', () => {
    const stores = openStores()
    const key = defineKey({ name: 'secret', in: 'local', of: 'visit', schema: v.string() })
    storageFor('mfe-two', stores).write(key, 'theirs')
    for (const name of ['../../mfe-two/visit/secret', 'mfe-two/visit/secret', '/mfe-two/visit/secret'])
      for (const of of lives)
        expect(storageFor('mfe-one', stores).read({ name, in: 'local', of, schema: anything })).toBeUndefined()
  })

  it('shares what is declared as shared', () => {
    const key = defineKey({ name: 'look', in: 'local', of: 'visit', isShared: true, schema: v.string() })
    storageFor('mfe-one', openStores()).write(key, 'grid')
    expect(storageFor('shell', openStores()).read(key)).toBe('grid')
  })

  it.each(badStoredValues)('a key reads the bad value %j as absent and removes it', (text) => {
    const key = defineKey({ name: 'draft', in: 'session', of: 'member', schema: v.object({ id: v.literal('mine') }) })
    const name = 'shop/mfe-one/member/draft'
    sessionStorage.setItem(name, text)
    expect(storageFor('mfe-one', openStores()).read(key)).toBeUndefined()
    expect(sessionStorage.getItem(name)).toBeNull()
  })

  it('a list loses the items that do not fit, and keeps the others', () => {
    const item = v.object({ id: v.string() })
    const key = defineKey({ name: 'list', in: 'local', of: 'visit', schema: listOf(item) })
    localStorage.setItem('shop/mfe-one/visit/list', '[{"id":"a"},1,null,{"id":2},{"id":"b","more":1}]')
    expect(storageFor('mfe-one', openStores()).read(key)).toEqual([{ id: 'a' }, { id: 'b' }])
  })
})

describe('[GRD-062] a logout', () => {
  it('removes what is a member’s in every space, and leaves what is of the visit', () => {
    const stores = openStores()
    const keys = lives.flatMap((of) =>
      (['local', 'session'] as const).flatMap((area) =>
        [{}, { isShared: true as const }].map((shared) =>
          defineKey({ name: 'any/name', in: area, of, ...shared, schema: v.string() }),
        ),
      ),
    )
    const remotes = ['mfe-one', 'mfe-member', 'visit', 'member'].map((name) => storageFor(name, stores))
    for (const storage of remotes) for (const key of keys) storage.write(key, 'kept')
    stores.session.clear()
    stores.local.clear()
    for (const storage of remotes)
      for (const key of keys) expect([key, storage.read(key)]).toEqual([key, key.of === 'visit' ? 'kept' : undefined])
  })
})
