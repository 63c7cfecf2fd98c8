import { describe, expect, it } from '@jest/globals'
import { bothObjectStores } from '../testing/both-object-stores.ts'
import { createObjectStorage, type ObjectStorage } from './object-storage.ts'
import { createSignedAddresses } from './signed-addresses.ts'
import { ObjectNotFound, StorageError } from './storage-error.ts'

const bucket = { name: 'todok-pictures', region: 'ap-northeast-1', secret: 'a secret of the services' }
const addresses = createSignedAddresses('https://services.test', bucket, { now: () => new Date(0) })
const noIdentity = 'Missing identity ID when accessing objects in protected or private access level'
const secret = { key: 'a', level: 'private', identityId: 'you' } as const
const shown = { key: 'a', level: 'protected', identityId: 'you' } as const

describe.each(bothObjectStores())('the storage over $kind', ({ open }) => {
  const storageOf = (identityId?: string) => createObjectStorage({ store: open(), addresses }, identityId)
  const textOf = async (storage: ObjectStorage, ...name: Parameters<ObjectStorage['get']>) =>
    (await storage.get(...name)).content.toString()

  it.each([
    { level: 'guest', path: 'public/x/a.txt' },
    { level: 'protected', path: 'protected/me/x/a.txt' },
    { level: 'private', path: 'private/me/x/a.txt' },
  ] as const)('[API-079] puts, copies and removes at the level $level: $path', async ({ level, path }) => {
    const me = storageOf('me')
    const name = { key: 'x/a.txt', level }
    await me.put(name, 'content', 'text/plain')
    expect(await open().get(path)).toEqual({ content: Buffer.from('content'), type: 'text/plain' })
    expect(await me.head(name)).toEqual({ size: 7, type: 'text/plain' })
    await me.copy(name, { key: 'b.txt', level })
    await me.remove(name)
    await expect(me.get(name)).rejects.toThrow('NotFound')
    expect(await textOf(me, { key: 'b.txt', level })).toBe('content')
  })

  it('[API-079] copies between levels', async () => {
    const [me, you] = [storageOf('me'), storageOf('you')]
    await you.put(shown, 'of you')
    await me.copy(shown, { key: 'mine', level: 'private' })
    await me.copy({ path: 'private/me/mine' }, { key: 'for all' })
    expect(await textOf(storageOf(), { key: 'for all' })).toBe('of you')
  })

  it.each<{ says: string; act(of: ObjectStorage): unknown; words: string }>([
    { says: 'put without an identity', act: (of) => of.put({ key: 'a', level: 'private' }, 'x'), words: noIdentity },
    { says: 'put of no key', act: (of) => of.put({ key: '' }, 'x'), words: 'Missing key in api call' },
    { says: 'remove of no key', act: (of) => of.remove({ key: '' }), words: 'Missing key in api call' },
    { says: 'remove of no path', act: (of) => of.remove({ path: '' }), words: 'Missing path in api call' },
    {
      says: 'copy of no key',
      act: (of) => of.copy({ key: '' }, { key: 'b' }),
      words: 'Missing source key in api call',
    },
    {
      says: 'copy to no key',
      act: (of) => of.copy({ key: 'a' }, { key: '' }),
      words: 'Missing destination key in api call',
    },
    { says: 'copy to no path', act: (of) => of.copy({ key: 'a' }, { path: '' }), words: 'Missing path in api call' },
    {
      says: 'put of too much',
      act: (of) => of.put({ key: 'a' }, Object.defineProperty(new Blob([]), 'size', { value: 6 * 1024 ** 4 })),
      words: 'Object size cannot not be greater than 5TB',
    },
    {
      says: 'address for too long',
      act: async (of) => of.sign({ key: 'a' }, 604_801),
      words: 'Url Expiration can not be greater than 7 Days',
    },
  ])('[ERR-018] refuses $says: $words', async ({ act, words }) => {
    const refused = Promise.resolve(act(storageOf()))
    await expect(refused).rejects.toThrow(words)
    await expect(refused).rejects.toBeInstanceOf(StorageError)
  })

  it.each<{ says: string; act(of: ObjectStorage): Promise<unknown> }>([
    { says: 'read what is private', act: (of) => of.get(secret) },
    { says: 'ask after what is private', act: (of) => of.head(secret) },
    { says: 'sign what is private', act: async (of) => of.sign(secret) },
    { says: 'put what is private', act: (of) => of.put(secret, 'x') },
    { says: 'put what is protected', act: (of) => of.put(shown, 'x') },
    { says: 'remove what is private', act: (of) => of.remove(secret) },
    { says: 'remove what is protected', act: (of) => of.remove(shown) },
    { says: 'copy what is private', act: (of) => of.copy(secret, { key: 'b' }) },
    { says: 'copy over what is protected', act: (of) => of.copy({ key: 'c' }, shown) },
  ])('[API-079] [K-179] no other person may $says', async ({ act }) => {
    const you = storageOf('you')
    for (const name of [secret, shown, { key: 'c' }]) await you.put(name, 'of you')
    for (const who of ['me', undefined]) await expect(act(storageOf(who))).rejects.toThrow('and of another identity')
    expect([await textOf(you, secret), await textOf(you, shown)]).toEqual(['of you', 'of you'])
    await expect(you.get({ key: 'b' })).rejects.toThrow('NotFound')
  })

  it('[API-079] shows what is protected to everybody', async () => {
    await storageOf('you').put(shown, 'of you')
    for (const who of ['me', undefined]) expect(await textOf(storageOf(who), shown)).toBe('of you')
    expect(storageOf().sign(shown)).toContain('/storage/todok-pictures/protected/you/a?')
  })

  it('[ERR-018] tells what is not there: NotFound', async () => {
    const storage = storageOf()
    const asked = [storage.get({ key: 'a' }), storage.head({ key: 'a' }), storage.copy({ key: 'a' }, { key: 'b' })]
    for (const one of asked) {
      await expect(one).rejects.toBeInstanceOf(ObjectNotFound)
      await expect(one).rejects.toMatchObject({ name: 'NotFound', message: 'NotFound' })
    }
    await expect(storage.remove({ key: 'a' })).resolves.toBeUndefined()
  })
})
