import path from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { temporaryWorkspace } from '../start/temporary-workspace.ts'
import { readOptions } from './options.ts'

const workspace = temporaryWorkspace({ 'mfe-one/webpack.config.mjs': '', 'mfe-two/webpack.config.mjs': '' })
const read = (...args: string[]) => readOptions(workspace.root, args)
afterAll(workspace.remove)

describe('pnpm isolate', () => {
  it('follows the sources, on ports and data of its own', () => {
    expect(read('mfe-two')).toEqual({
      subject: { from: 'sources', remote: 'mfe-two' },
      shell: undefined,
      isBuilt: false,
      port: 4000,
      dataFolder: path.join(workspace.root, '.data', 'isolate', 'mfe-two'),
    })
  })

  it('takes what members get, other ports and another folder', () => {
    expect(read('mfe-one', '--production', '--built', '--port', '4510', '--data', '/tmp/here')).toEqual({
      subject: { from: 'build', remote: 'mfe-one' },
      shell: undefined,
      isBuilt: true,
      port: 4510,
      dataFolder: '/tmp/here',
    })
  })

  it.each([
    {
      args: ['mfe-outside', '--release', '1.2.0+abc'],
      subject: { from: 'store', remote: 'mfe-outside', version: '1.2.0+abc' },
      data: 'mfe-outside',
    },
    { args: ['mfe-one', '--shell', '1.5.0+abc'], subject: { from: 'build', remote: 'mfe-one' }, data: 'mfe-one' },
    {
      args: ['--folder', '/work/recipes'],
      subject: { from: 'folder', folder: '/work/recipes' },
      data: 'folder-recipes',
    },
  ])('looks at $subject for $args', ({ args, subject, data }) => {
    const { dataFolder, ...options } = read(...args)
    expect(options.subject).toEqual(subject)
    expect(path.basename(dataFolder)).toBe(data)
  })

  it.each([
    { args: [], says: 'The remotes here: mfe-one, mfe-two.' },
    { args: ['mfe-one', 'mfe-two'], says: 'usage: pnpm isolate <remote>' },
    { args: ['mfe-three'], says: 'There is no remote mfe-three. The remotes here: mfe-one, mfe-two.' },
    { args: ['mfe-one', '--port', 'many'], says: '--port many is no port' },
    { args: ['mfe-one', '--folder', 'dist'], says: '--folder stands alone' },
    { args: ['mfe-one', '--fast'], says: 'usage: pnpm isolate <remote>' },
  ])('refuses $args with the way out', ({ args, says }) => {
    expect(() => read(...args)).toThrow(says)
  })
})
