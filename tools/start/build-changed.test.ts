import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { buildChanged } from './build-changed.ts'
import { type TemporaryWorkspace, temporaryWorkspace } from './temporary-workspace.ts'

/** A build that writes what it read, notes that it ran, and fails on the word "broken". */
const buildProgram = `
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
const folder = process.argv[2]
const source = readFileSync(path.join(folder, 'src/main.ts'), 'utf8')
appendFileSync(path.join(folder, '..', 'ran.txt'), path.basename(folder) + ' ')
if (source.includes('broken')) { console.error('main.ts: broken source'); process.exit(1) }
mkdirSync(path.join(folder, 'dist'), { recursive: true })
const manifest = path.basename(folder) === 'shell' ? 'shell.json' : 'release.json'
writeFileSync(path.join(folder, 'dist', manifest), JSON.stringify({ source }))
if (process.env.SHOP_SOURCE_MAPS === 'yes')
  mkdirSync(path.join(folder, '../node_modules/.cache/shop/source-maps', path.basename(folder)), { recursive: true })
`

describe('buildChanged', () => {
  let workspace: TemporaryWorkspace
  let said: string[]

  beforeEach(() => {
    said = []
    workspace = temporaryWorkspace({
      'pnpm-lock.yaml': '',
      'tools/federation/build.ts': buildProgram,
      'tools/entry-points/contents.ts': '',
      'tools/boundaries/imports.ts': '',
      'shell/package.json': { name: 'shell' },
      'shell/src/main.ts': 'shell',
      'mfe-ordering/package.json': { name: 'mfe-ordering' },
      'mfe-ordering/src/main.ts': 'ordering',
    })
  })
  afterEach(() => workspace.remove())

  const build = (sourceMaps?: boolean) =>
    buildChanged(['shell', 'mfe-ordering'], {
      root: workspace.root,
      log: (text) => void said.push(text),
      ...(sourceMaps === undefined ? {} : { sourceMaps }),
    })
  /** Which packages were built since the last look. */
  const ran = () => {
    const file = path.join(workspace.root, 'ran.txt')
    const names = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').toSorted() : []
    workspace.write('ran.txt', '')
    return names.filter((name) => name !== '')
  }

  it('builds all at first, saying each that is done, and nothing again', async () => {
    await build()
    expect(ran()).toEqual(['mfe-ordering', 'shell'])
    expect(said.slice(1, -1).toSorted()).toEqual(['built mfe-ordering', 'built shell'])
    await build()
    expect(ran()).toEqual([])
  })

  it('builds what has changed, and only that', async () => {
    await build()
    ran()
    workspace.write('mfe-ordering/src/main.ts', 'new ordering')
    await build()
    expect(ran()).toEqual(['mfe-ordering'])
  })

  it('builds again what somebody has overwritten or removed', async () => {
    await build()
    ran()
    workspace.write('shell/dist/shell.json', '{"built":"by hand"}')
    await build()
    expect(ran()).toEqual(['shell'])
  })

  it('says whose build has failed, with its errors, and tries it again the next time', async () => {
    workspace.write('mfe-ordering/src/main.ts', 'broken')
    await expect(build()).rejects.toThrow(/main\.ts: broken source[\s\S]*mfe-ordering does not build/)
    expect(ran()).toEqual(['mfe-ordering', 'shell'])
    workspace.write('mfe-ordering/src/main.ts', 'mended')
    await build()
    expect(ran()).toEqual(['mfe-ordering'])
  })

  it('builds again for source maps that are not there, and has them until something changes', async () => {
    await build()
    ran()
    await build(true)
    expect(ran()).toEqual(['mfe-ordering', 'shell'])
    await build()
    await build(true)
    expect(ran()).toEqual([])
    rmSync(path.join(workspace.root, 'node_modules/.cache/shop/source-maps/shell'), { recursive: true })
    await build(true)
    expect(ran()).toEqual(['shell'])
    workspace.write('shell/src/main.ts', 'new shell')
    await build()
    await build(true)
    expect(ran()).toEqual(['shell', 'shell'])
  })

  it('lets a second command wait for the first', async () => {
    await Promise.all([build(), build()])
    expect(ran()).toEqual(['mfe-ordering', 'shell'])
  })
})
