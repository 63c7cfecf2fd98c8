import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { outsideWords } from '../outside-words.ts'
import { type DescriptorOptions, writeDescriptor } from './write-descriptor.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'descriptor-'))
  write('entry.0a1b2c3d.js', 'x'.repeat(500))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)

const described = (over: Partial<DescriptorOptions> = {}) =>
  writeDescriptor(
    {
      folder,
      name: 'mfe-recipes',
      version: '1.0.0-rc.1',
      commit: 'abc',
      routes: { list: { path: '/recipes', title: 'レシピ' } },
      ...over,
    },
    '1.21.3',
  )

describe('release.json of a folder', () => {
  it('is completed by what the files say and by usual values', async () => {
    write('part.js', 'short')
    write('part.js.map', '{}')
    const descriptor = await described()
    expect(descriptor).toMatchObject({
      contract: '^1.21.0',
      container: 'mfe_recipes',
      entry: 'entry.0a1b2c3d.js',
      routes: { list: { screen: 'main', viewMode: true, mobileTwin: true, robots: 'noindex', mustInitOrder: false } },
      preload: { main: [] },
      budgetBytes: 60_000,
    })
    expect(descriptor.version).toMatch(/^1\.0\.0-rc\.1\+[0-9a-f]{8}$/)
    expect(Object.keys(descriptor.files)).toEqual(['entry.0a1b2c3d.js', 'part.js'])
    expect(descriptor.files['entry.0a1b2c3d.js']?.brotli).toBe(
      readFileSync(path.join(folder, 'entry.0a1b2c3d.js.br')).length,
    )
    expect(JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'))).toMatchObject({ commit: 'abc' })
  })

  it('of other files, or with another word in it, is of another version, and else of the same', async () => {
    const { version } = await described()
    expect((await described()).version).toBe(version)
    expect((await described({ budgetBytes: 1 })).version).not.toBe(version)
    write('entry.0a1b2c3d.js', 'y'.repeat(500))
    expect((await described()).version).not.toBe(version)
  })

  it.each<{ says: string; over: Partial<DescriptorOptions>; words: RegExp }>([
    { says: 'a name that is none', over: { name: 'Recipes' }, words: /says name: "Recipes"[\s\S]*write name as/ },
    { says: 'a version that is none', over: { version: '1' }, words: /says version: "1\+/ },
    {
      says: 'a route without a title',
      over: { routes: { list: { path: '/recipes' } as never } },
      words: /has no routes\.list\.title[\s\S]*name routes\.list\.title/,
    },
    {
      says: 'a path in place of an origin',
      over: { origins: { connect: ['https://api.example/v1'] } },
      words: /origins\.connect\.0/,
    },
  ])('is not written for $says: the error names the field', async ({ over, words }) => {
    await expect(described(over)).rejects.toThrow(words)
  })

  it('is not written when the entry is not clear, or a link leads out of the folder', async () => {
    write('entry.more.js', '')
    await expect(described()).rejects.toThrow("entry: 'main.js'")
    symlinkSync('/etc/hostname', path.join(folder, 'link.js'))
    await expect(described({ entry: 'entry.more.js' })).rejects.toThrow('link.js is a link')
  })
})

it('commands are named as a team outside calls them', () => {
  expect(outsideWords('pnpm rollback mfe-a, pnpm publish:folder dist, pnpm install')).toBe(
    'npx remote-kit rollback mfe-a, npx remote-kit publish dist, pnpm install',
  )
})
