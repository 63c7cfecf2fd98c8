import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, expect, it } from '@jest/globals'
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

it('changes ten files of the runtime that is installed', () => {
  const names = replaced.map((file) => file.split(path.sep).slice(-2).join('/')).toSorted()
  expect(names).toEqual([
    'dist/desc.mjs',
    'dist/logger.js',
    'remote/index.js',
    'semver/index.js',
    'shared/index.js',
    'snapshot/SnapshotHandler.js',
    'utils/context.js',
    'utils/load.js',
    'utils/preload.js',
    'utils/share.js',
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

it.each(
  ['remote/index.js', 'shared/index.js', 'semver/index.js', 'utils/load.js'].map((name) => ({
    name,
    file: replaced.find((one) => one.endsWith(`/${name}`)) ?? '',
  })),
)('keeps the lines of $name where they are, for source maps', ({ file }) => {
  const resourcePath = path.join(store, file)
  const lines = readFileSync(resourcePath, 'utf8').split('\n')
  const lean = leanRuntimeLoader.call({ resourcePath }, lines.join('\n')).split('\n')
  expect(lean).toHaveLength(lines.length)
  expect(lean.filter((line, place) => line === lines[place] || line === '').length).toBeGreaterThan(lines.length - 3)
})

const temporary = mkdtempSync(path.join(tmpdir(), 'federation-runtime-'))
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

/** The core of the runtime as it is installed, or as the shell's build changes it. */
async function runtimeCore(name: 'installed' | 'changed') {
  const scope = path.join(temporary, name, 'node_modules', '@module-federation')
  const core = path.join(scope, 'runtime-core')
  const folderOf = (part: string) =>
    path.join(
      store,
      globSync(`@module-federation+${part}@*/node_modules/@module-federation/${part}`, { cwd: store })[0] ?? '',
    )
  mkdirSync(scope, { recursive: true })
  for (const part of ['sdk', 'error-codes']) symlinkSync(realpathSync(folderOf(part)), path.join(scope, part))
  cpSync(folderOf('runtime-core'), core, { recursive: true, dereference: true })
  if (name === 'changed')
    for (const file of globSync(path.join(core, 'dist/**/*.js')).filter((one) => filesWithLeanVariant.test(one)))
      writeFileSync(file, leanRuntimeLoader.call({ resourcePath: file }, readFileSync(file, 'utf8')))
  return (await import(pathToFileURL(path.join(core, 'dist/index.js')).href)) as {
    ModuleFederation: new (
      options: object,
    ) => {
      initOptions(options: object): void
      loadShare(name: string): Promise<(() => unknown) | false>
      sharedHandler: { hooks: { lifecycle: { afterRegisterShare: { on(tell: () => void): void } } } }
    }
  }
}

const shareOf = (version: string) => ({
  version,
  scope: 'default',
  get: async () => () => version,
  shareConfig: { requiredVersion: '^1.0.0' },
})

it.each([
  // As long as this holds, the change is needed.
  { name: 'installed' as const, says: 'at each one anew', registrations: 4 },
  { name: 'changed' as const, says: 'once', registrations: 0 },
])('the $name runtime registers the shares of an instance $says', async ({ name, registrations }) => {
  const { ModuleFederation } = await runtimeCore(name)
  const instance = new ModuleFederation({
    name,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: { one: shareOf('1.0.0'), two: shareOf('1.2.0') },
  })
  let registered = 0
  expect(((await instance.loadShare('one')) || (() => undefined))()).toBe('1.0.0')
  instance.sharedHandler.hooks.lifecycle.afterRegisterShare.on(() => {
    registered += 1
  })
  await instance.loadShare('one')
  await instance.loadShare('two')
  expect(registered).toBe(registrations)
  // A later share makes another object of shares, and is registered.
  instance.initOptions({ name, remotes: [], shared: { three: shareOf('1.3.0') } })
  expect(((await instance.loadShare('three')) || (() => undefined))()).toBe('1.3.0')
})
