import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'
import leanRuntimeLoader, { filesWithLeanVariant } from './lean-runtime-loader.ts'

const store = fileURLToPath(new URL('../../node_modules/.pnpm', import.meta.url))
const replaced = globSync(
  ['runtime-core', 'sdk', 'error-codes'].map(
    (name) => `@module-federation+${name}@*/node_modules/@module-federation/${name}/dist/**/*.{js,mjs}`,
  ),
  { cwd: store },
).filter((file) => filesWithLeanVariant.test(file))

const listed = /export \{([^}]*)\}/
const declared = /export (?:class|const) (\w+)/g
const namesOf = (source: string): string[] =>
  listed
    .exec(source)?.[1]
    ?.split(',')
    .map((name) => name.trim()) ?? [...source.matchAll(declared)].map(([, name = '']) => name)

it('leaves something out of seven files of the runtime that is installed', () => {
  const names = replaced.map((file) => file.split(path.sep).slice(-2).join('/')).toSorted()
  expect(names).toEqual([
    'dist/desc.mjs',
    'dist/logger.js',
    'remote/index.js',
    'snapshot/SnapshotHandler.js',
    'utils/context.js',
    'utils/load.js',
    'utils/preload.js',
  ])
})

it('says when a part that is left out is another one by now', () => {
  const resourcePath = '/runtime-core/dist/utils/load.js'
  expect(() => leanRuntimeLoader.call({ resourcePath }, 'export {}')).toThrow('has no lines from "const importCallback')
})

it.each(replaced.map((file) => ({ name: path.basename(file), file })))(
  'gives the names that $name exports',
  ({ file }) => {
    const resourcePath = path.join(store, file)
    const source = readFileSync(resourcePath, 'utf8')
    expect(namesOf(leanRuntimeLoader.call({ resourcePath }, source)).toSorted()).toEqual(namesOf(source).toSorted())
  },
)
