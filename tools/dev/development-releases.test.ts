import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openDirectoryStore } from '@shop/release-store'
import * as v from 'valibot'
import { type TemporaryWorkspace, temporaryWorkspace } from '../start/temporary-workspace.ts'
import { putDevelopmentRelease } from './development-releases.ts'
import { outputFolder } from './watched-build.ts'

const schema = v.object({ version: v.string() })
let workspace: TemporaryWorkspace

beforeEach(() => {
  workspace = temporaryWorkspace()
})
afterEach(() => workspace.remove())

const releases = () => path.join(workspace.root, 'releases')
const built = (file: string) => path.relative(workspace.root, path.join(outputFolder(workspace.root, 'mfe-one'), file))

async function build(now: number, files: Record<string, string>) {
  workspace.write(built('release.json'), { version: '1.4.0+0a1b2c3d' })
  for (const [file, content] of Object.entries(files)) workspace.write(built(file), content)
  const facts = { root: workspace.root, name: 'mfe-one', schema, now }
  return putDevelopmentRelease(openDirectoryStore(releases()), releases(), facts)
}

describe('a build of somebody who works on a remote', () => {
  it('is a release of its own, under an address that no browser has kept', async () => {
    expect(await build(1_000, { 'entry.js': 'one' })).toEqual({ version: '1.4.0+dev.1000' })
    expect(await build(2_000, { 'entry.js': 'two' })).toEqual({ version: '1.4.0+dev.2000' })
    const read = (version: string) => readFileSync(path.join(releases(), 'mfe-one', version, 'entry.js'), 'utf8')
    expect([read('1.4.0+dev.1000'), read('1.4.0+dev.2000')]).toEqual(['one', 'two'])
  })

  it('gives what has changed to the pages that run the ones before', async () => {
    await build(1_000, {})
    await build(2_000, { 'screen.0a.hot-update.js': 'changed' })
    expect(readdirSync(path.join(releases(), 'mfe-one', '1.4.0+dev.1000'))).toContain('screen.0a.hot-update.js')
  })

  it('leaves the last ones only, and every release of the team', async () => {
    workspace.write('releases/mfe-one/1.3.0+ffffffff/entry.js', 'released')
    for (let place = 1; place <= 9; place += 1) await build(place * 1_000, {})
    expect(readdirSync(path.join(releases(), 'mfe-one')).toSorted()).toEqual([
      '1.3.0+ffffffff',
      ...[3, 4, 5, 6, 7, 8, 9].map((place) => `1.4.0+dev.${place}000`),
    ])
  })
})
