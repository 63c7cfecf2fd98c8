import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { openReleaseStore } from './open-release-store.ts'
import { aCandidate, aRegistry } from './testing/a-registry.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-store-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const at = (...names: string[]) => path.join(folder, ...names)

/** Runs a program in which no file may grow beyond 512 bytes, as on a disk without room; gives the codes that it printed. */
async function withoutRoom(program: string): Promise<string[]> {
  const args = [process.execPath, '--input-type=module', '-e', program]
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', 'ulimit -f 1; exec "$0" "$@"', ...args], {
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return stdout.trim().split('\n')
}

it('a store without room keeps the release and the channel of before, and nothing half written', async () => {
  const store = openReleaseStore(at('store'))
  const registry = aRegistry({ 'mfe-a': [aCandidate({ version: '1.0.0' })] })
  await store.writeChannel('production', registry, undefined)
  await mkdir(at('dist'))
  await writeFile(at('dist/entry.js'), 'x'.repeat(10_000))
  const filesBefore = (await readdir(at('store'), { recursive: true })).toSorted()

  const codes = await withoutRoom(`
    import { openReleaseStore } from ${JSON.stringify(new URL('open-release-store.ts', import.meta.url).href)}
    const store = openReleaseStore(${JSON.stringify(at('store'))})
    const tell = (work) => work.then(() => console.log('done'), ({ code }) => console.log(code))
    await tell(store.putRelease('mfe-a', '1.1.0', ${JSON.stringify(at('dist'))}))
    await tell(store.putSignature({ name: 'mfe-a', version: '1.1.0' }, 'key', 'x'.repeat(10_000)))
    await tell(store.writeChannel('production', ${JSON.stringify(registry)}, '00000001'))`)
  expect(codes).toEqual(['EFBIG', 'EFBIG', 'EFBIG'])

  const folders = ['mfe-a', 'channels/.signatures', 'channels/.signatures/mfe-a', 'channels/.signatures/mfe-a/1.1.0']
  expect((await readdir(at('store'), { recursive: true })).toSorted()).toEqual([...filesBefore, ...folders].toSorted())
  expect(await store.readChannel('production')).toEqual({ registry, revision: '00000001' })
  expect(await store.putRelease('mfe-a', '1.1.0', at('dist'))).toBe('stored')
})
