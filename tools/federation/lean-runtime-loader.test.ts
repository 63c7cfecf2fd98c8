import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'
import leanRuntimeLoader, { leanerFiles } from './lean-runtime-loader.ts'

const store = fileURLToPath(new URL('../../node_modules/.pnpm', import.meta.url))
const replaced = globSync(
  '@module-federation+runtime-core@*/node_modules/@module-federation/runtime-core/dist/**/*.js',
  {
    cwd: store,
  },
).filter((file) => leanerFiles.test(file))

const listed = /export \{([^}]*)\}/
const declared = /export (?:class|const) (\w+)/g
const namesOf = (source: string): string[] =>
  listed
    .exec(source)?.[1]
    ?.split(',')
    .map((name) => name.trim()) ?? [...source.matchAll(declared)].map(([, name = '']) => name)

it('leaves out two files of the runtime that is installed', () => {
  expect(replaced.map((file) => path.basename(file)).toSorted()).toEqual(['SnapshotHandler.js', 'preload.js'])
})

it.each(replaced.map((file) => ({ name: path.basename(file), file })))(
  'gives the names that $name exports',
  ({ file }) => {
    const resourcePath = path.join(store, file)
    const source = readFileSync(resourcePath, 'utf8')
    expect(namesOf(leanRuntimeLoader.call({ resourcePath }, source)).toSorted()).toEqual(namesOf(source).toSorted())
  },
)
