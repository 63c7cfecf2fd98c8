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
      remote: 'mfe-two',
      isProduction: false,
      isBuilt: false,
      port: 4000,
      dataFolder: path.join(workspace.root, '.data', 'isolate', 'mfe-two'),
    })
  })

  it('takes what members get, other ports and another folder', () => {
    expect(read('mfe-one', '--production', '--built', '--port', '4510', '--data', '/tmp/here')).toEqual({
      remote: 'mfe-one',
      isProduction: true,
      isBuilt: true,
      port: 4510,
      dataFolder: '/tmp/here',
    })
  })

  it.each([
    { args: [], says: 'The remotes here: mfe-one, mfe-two.' },
    { args: ['mfe-one', 'mfe-two'], says: 'usage: pnpm isolate <remote>' },
    { args: ['mfe-three'], says: 'There is no remote mfe-three. The remotes here: mfe-one, mfe-two.' },
    { args: ['mfe-one', '--port', 'many'], says: '--port many is no port' },
    { args: ['mfe-one', '--fast'], says: 'usage: pnpm isolate <remote>' },
  ])('refuses $args with the way out', ({ args, says }) => {
    expect(() => read(...args)).toThrow(says)
  })
})
