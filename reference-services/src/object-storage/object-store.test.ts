import { openAsBlob } from 'node:fs'
import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { bothObjectStores } from '../testing/both-object-stores.ts'
import { openDirectoryObjects } from './directory-objects.ts'

const text = (content: string, type = 'text/plain') => new Blob([content], { type })

describe.each(bothObjectStores())('objects in $kind', ({ open }) => {
  const read = async (name: string) => (await open().get(name))?.content.toString()

  it.each([
    { says: 'bytes', content: Buffer.from([0, 255, 254, 10, 13, 0]), type: 'image/webp' },
    { says: 'nothing', content: Buffer.from([]), type: 'text/plain; charset=utf-8' },
  ])('[API-079] keep $says as they are, with their type', async ({ content, type }) => {
    await open().put('public/a', new Blob([content], { type }))
    expect(await open().get('public/a')).toEqual({ content, type })
    expect(await open().head('public/a')).toEqual({ size: content.length, type })
  })

  it('are what was put last', async () => {
    await open().put('public/a', text('first, and longer'))
    await open().put('public/a', text('second', 'text/html'))
    expect(await open().get('public/a')).toEqual({ content: Buffer.from('second'), type: 'text/html' })
  })

  it('are one of ten that are put at once, whole', async () => {
    const contents = Array.from({ length: 10 }, (_, nth) => `${nth}`.repeat(10_000 * (nth + 1)))
    await Promise.all(contents.map((content) => open().put('public/a', text(content))))
    expect(contents).toContain(await read('public/a'))
  })

  it('are told from those that are not there', async () => {
    await open().put('public/a', text('a'))
    expect([await open().get('public/b'), await open().head('public/b')]).toEqual([undefined, undefined])
    expect(await open().copy('public/b', 'public/a')).toBe(false)
    expect(await read('public/a')).toBe('a')
  })

  it('are copied over what stands there, and stay', async () => {
    await open().put('public/a', text('a', 'image/webp'))
    await open().put('public/b', text('b'))
    expect(await open().copy('public/a', 'public/b')).toBe(true)
    await open().put('public/a', text('another'))
    expect(await open().get('public/b')).toEqual({ content: Buffer.from('a'), type: 'image/webp' })
    expect(await read('public/a')).toBe('another')
  })

  it('are copied again, and to themselves', async () => {
    await open().put('public/a', text('a'))
    for (const to of ['public/b', 'public/b', 'public/a']) expect(await open().copy('public/a', to)).toBe(true)
    expect([await read('public/a'), await read('public/b')]).toEqual(['a', 'a'])
  })

  it('are removed, also those that are not there', async () => {
    await open().put('public/a', text('a'))
    await open().copy('public/a', 'public/b')
    for (const name of ['public/a', 'public/none']) await open().remove(name)
    expect([await read('public/a'), await read('public/b')]).toEqual([undefined, 'a'])
  })

  it('are found and copied whatever they are called', async () => {
    const names = [
      'a',
      'a/b',
      'A',
      'x 1+2',
      '注文&<b>.webp',
      '%2e%2e',
      "it's (100%) #1?",
      'é',
      'e\u0301',
      'n'.repeat(200),
    ]
    for (const name of names) {
      await open().put(`public/${name}`, text(name))
      expect(await open().copy(`public/${name}`, `private/me/${name}`)).toBe(true)
    }
    for (const name of names)
      expect([await read(`public/${name}`), await read(`private/me/${name}`)]).toEqual([name, name])
  })
})

it('an object of a directory stays as it was when a write breaks off', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'todok-objects-'))
  try {
    const store = openDirectoryObjects(path.join(folder, 'objects'))
    await store.put('public/a', text('before'))
    const file = path.join(folder, 'source')
    await writeFile(file, 'x'.repeat(100_000))
    const source = await openAsBlob(file)
    // A blob of a file that has changed since cannot be read.
    await appendFile(file, 'more')
    await expect(store.put('public/a', source)).rejects.toThrow()
    expect((await store.get('public/a'))?.content.toString()).toBe('before')
    expect(await readdir(path.join(folder, 'objects'))).toHaveLength(1)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
