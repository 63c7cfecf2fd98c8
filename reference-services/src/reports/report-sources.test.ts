import { expect, it } from '@jest/globals'
import { createSourceReader, type SourcePorts } from './report-sources.ts'

const aRelease = (version: string) => ({
  release: `mfe-a@${version}`,
  visits: 1,
  mounts: 1,
  mountFailures: 0,
  errors: ['one.js', 'two.js'].map((file) => ({ kind: 'error', count: 1, at: `${file}:1:1` })),
})

it('the maps of all releases are read one after the other', async () => {
  let underWay = 0
  let most = 0
  const asked: string[] = []
  async function readFile(name: string, version: string, file: string) {
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise(setImmediate)
    underWay -= 1
    asked.push(`${name} ${version} ${file}`)
  }
  const ports = { store: { readFile, readChannel: async () => undefined }, maps: {}, channel: 'production' }
  const read = createSourceReader(ports as unknown as SourcePorts)
  const releases = [aRelease('1.0.0'), aRelease('2.0.0')] as never
  expect(await read(releases)).toEqual(releases)
  expect([most, asked.filter((file) => file.endsWith('.js'))]).toEqual([
    1,
    ['mfe-a 1.0.0 one.js', 'mfe-a 1.0.0 two.js', 'mfe-a 2.0.0 one.js', 'mfe-a 2.0.0 two.js'],
  ])
})
