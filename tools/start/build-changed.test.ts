import { existsSync, readFileSync } from 'node:fs'
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

  const build = () =>
    buildChanged(['shell', 'mfe-ordering'], { root: workspace.root, log: (text) => void said.push(text) })
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

  it('lets a second command wait for the first', async () => {
    await Promise.all([build(), build()])
    expect(ran()).toEqual(['mfe-ordering', 'shell'])
  })
})
