import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { type TemporaryWorkspace, temporaryWorkspace } from '../start/temporary-workspace.ts'
import { copyRepository } from './copy-repository.ts'

let here: TemporaryWorkspace
let copy: TemporaryWorkspace

beforeEach(() => {
  here = temporaryWorkspace({
    'package.json': '{}',
    'mfe-one/src/remote.tsx': 'one',
    'mfe-one/dist/release.json': '{}',
    'mfe-one/node_modules/.keep': '',
    'mfe-two/src/remote.tsx': 'two',
    'shared/index.ts': 'shared',
    'node_modules/react/index.js': 'react',
    'shell/dist/shell.json': 'built',
    'node_modules/.cache/shop/builds/shell.json': 'made from these',
    'node_modules/.cache/shop/builds/mfe-one.json': 'made from those',
    'node_modules/.cache/shop/installed': 'yes',
    'node_modules/.cache/shop/seed/0a/PG_VERSION': '18',
    '.data/database/1': 'rows',
  })
  symlinkSync('../../shared', path.join(here.root, 'mfe-one', 'node_modules', 'shared'))
  copy = temporaryWorkspace()
})
afterEach(() => {
  here.remove()
  copy.remove()
})

it('copies sources and links, and of what a build or a run left behind only the seed and the shell', async () => {
  await copyRepository(here.root, copy.root, ['mfe-two'])
  const read = (file: string) => readFileSync(path.join(copy.root, file), 'utf8')
  expect(read('mfe-one/src/remote.tsx')).toBe('one')
  expect(read('node_modules/react/index.js')).toBe('react')
  expect(read('node_modules/.cache/shop/seed/0a/PG_VERSION')).toBe('18')
  expect(read('shell/dist/shell.json')).toBe('built')
  expect(read('node_modules/.cache/shop/builds/shell.json')).toBe('made from these')
  const cache = 'node_modules/.cache/shop'
  for (const file of ['mfe-two', 'mfe-one/dist', '.data', `${cache}/installed`, `${cache}/builds/mfe-one.json`])
    expect([file, existsSync(path.join(copy.root, file))]).toEqual([file, false])
  copy.write('shared/index.ts', 'the copy has its own')
  expect(read('mfe-one/node_modules/shared/index.ts')).toBe('the copy has its own')
})
