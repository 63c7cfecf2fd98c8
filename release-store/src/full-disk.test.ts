import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { openReleaseStore } from './open-release-store.ts'
import { aCandidate, aRegistry } from './testing/a-registry.ts'
import { withoutRoom } from './testing/without-room.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-store-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const at = (...names: string[]) => path.join(folder, ...names)

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
    await tell(store.putRelease('mfe-a', '1.1.0', ${JSON.stringify(at('dist'))}))
    await tell(store.putSignature({ name: 'mfe-a', version: '1.1.0' }, 'key', 'x'.repeat(10_000)))
    await tell(store.writeChannel('production', ${JSON.stringify(registry)}, '00000001'))`)
  expect(codes).toEqual(['EFBIG', 'EFBIG', 'EFBIG'])

  const folders = ['mfe-a', 'channels/.signatures', 'channels/.signatures/mfe-a', 'channels/.signatures/mfe-a/1.1.0']
  expect((await readdir(at('store'), { recursive: true })).toSorted()).toEqual([...filesBefore, ...folders].toSorted())
  expect(await store.readChannel('production')).toEqual({ registry, revision: '00000001' })
  expect(await store.putRelease('mfe-a', '1.1.0', at('dist'))).toBe('stored')
})
