import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { buildInputs } from './build-inputs.ts'
import { findRemotes, foldersBehind } from './packages.ts'
import { type TemporaryWorkspace, temporaryWorkspace } from './temporary-workspace.ts'

const files = {
  'pnpm-lock.yaml': 'lockfileVersion: 9.0',
  'tools/package.json': { name: '@shop/tools' },
  'tools/federation/build.ts': 'build()',
  'tools/entry-points/contents.ts': 'contents()',
  'tools/boundaries/imports.ts': 'imports()',
  'tools/release/publish.ts': 'publish()',
  'shared/package.json': { name: '@shop/shared', dependencies: { react: 'catalog:' } },
  'shared/src/ui/button.tsx': 'button',
  'shared/src/ui/button.test.tsx': 'test',
  'shared/src/testing/render.tsx': 'render',
  'static-data/package.json': { name: '@shop/static-data' },
  'static-data/faq-items.json': '[]',
  'mfe-ordering/package.json': { name: 'mfe-ordering', dependencies: { '@shop/shared': 'workspace:*' } },
  'mfe-ordering/webpack.config.mjs': 'defineRemote()',
  'mfe-ordering/src/remote.tsx': 'remote',
  'mfe-ordering/dist/release.json': '{}',
  'mfe-account/package.json': {
    name: 'mfe-account',
    dependencies: { '@shop/shared': 'workspace:*', '@shop/static-data': 'workspace:*' },
    devDependencies: { '@shop/tools': 'workspace:*' },
  },
  'mfe-account/webpack.config.mjs': 'defineRemote()',
  'mfe-account/src/remote.tsx': 'remote',
  'mfe-notes/readme.md': 'not a package',
}

describe('what a build is made from', () => {
  let workspace: TemporaryWorkspace
  beforeEach(() => {
    workspace = temporaryWorkspace(files)
  })
  afterEach(() => workspace.remove())

  const inputs = (name = 'mfe-ordering', mode = 'production') => buildInputs(workspace.root, name, mode)

  it.each([
    'mfe-ordering/src/remote.tsx',
    'mfe-ordering/src/features/top/top-page.tsx',
    'mfe-ordering/package.json',
    'mfe-ordering/webpack.config.mjs',
    'shared/src/ui/button.tsx',
    'tools/federation/build.ts',
    'tools/entry-points/contents.ts',
    'tools/boundaries/imports.ts',
    'pnpm-lock.yaml',
  ])('asks for a build after a change of %s', async (file) => {
    const before = await inputs()
    workspace.write(file, file.endsWith('package.json') ? { name: 'mfe-ordering', dependencies: {} } : 'changed')
    expect(await inputs()).not.toBe(before)
  })

  it.each([
    'shared/src/ui/button.test.tsx',
    'shared/src/testing/render.tsx',
    'mfe-account/src/remote.tsx',
    'mfe-ordering/dist/release.json',
    'mfe-ordering/node_modules/react/index.js',
    'tools/release/publish.ts',
    'static-data/faq-items.json',
  ])('asks for no build after a change of %s', async (file) => {
    const before = await inputs()
    workspace.write(file, 'changed')
    expect(await inputs()).toBe(before)
  })

  it('asks for a build when a file is gone', async () => {
    const before = await inputs()
    rmSync(path.join(workspace.root, 'shared/src/ui/button.tsx'))
    expect(await inputs()).not.toBe(before)
  })

  it('asks for a build in another mode', async () => {
    expect(await inputs('mfe-ordering', 'development')).not.toBe(await inputs())
  })

  it('follows the dependencies inside of the workspace', async () => {
    expect(foldersBehind(workspace.root, 'mfe-account')).toEqual(['mfe-account', 'shared', 'static-data'])
    const before = await inputs('mfe-account')
    workspace.write('static-data/faq-items.json', '[1]')
    expect(await inputs('mfe-account')).not.toBe(before)
  })

  it('finds remotes by what they are, not by a list', () => {
    expect(findRemotes(workspace.root)).toEqual(['mfe-account', 'mfe-ordering'])
  })
})
