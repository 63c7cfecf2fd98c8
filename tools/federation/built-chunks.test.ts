import path from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import webpack from 'webpack'
import { type TemporaryWorkspace, temporaryWorkspace } from '../start/temporary-workspace.ts'
import { readBuiltChunks, writeBuiltChunks } from './built-chunks.ts'

let workspace: TemporaryWorkspace
beforeEach(() => {
  workspace = temporaryWorkspace({
    'mfe-a/entry.mjs': "import '../shared/text.mjs'\nimport(/* webpackChunkName: 'list' */ './list.mjs')",
    'mfe-a/list.mjs': "import { yen } from './yen.mjs'\nconsole.log(yen())",
    'mfe-a/yen.mjs': "export const yen = () => globalThis.document?.title ?? '円'",
    'shared/text.mjs': 'console.log(1)',
  })
})
afterEach(() => workspace.remove())

it('tells for each source, also one that webpack has joined to another, the chunks that it went into', async () => {
  const { root } = workspace
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        entry: path.join(root, 'mfe-a', 'entry.mjs'),
        output: { path: path.join(root, 'mfe-a', 'dist'), filename: '[name].[contenthash].js' },
      },
      (error, result) => (result === undefined ? reject(error) : resolve(result)),
    )
  })
  writeBuiltChunks(root, 'mfe-a', stats.compilation)
  expect(readBuiltChunks(root, 'mfe-a')).toEqual({
    'mfe-a/entry.mjs': ['main'],
    'shared/text.mjs': ['main'],
    'mfe-a/list.mjs': ['list'],
    'mfe-a/yen.mjs': ['list'],
  })
  expect(readBuiltChunks(root, 'mfe-b')).toEqual({})
})
