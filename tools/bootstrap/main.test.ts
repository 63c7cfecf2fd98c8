import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'

const main = path.join(import.meta.dirname, 'main.mjs')

/** Runs the bootstrap as if by another Node; without a command it ends before it does anything. */
function runAs(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const run = spawnSync(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, main], {
    encoding: 'utf8',
  })
  return { status: run.status, said: run.stderr }
}

describe('the bootstrap', () => {
  it.each(['16.20.2', '18.20.8', '20.18.3'])('refuses Node %s with a clear sentence', (version) => {
    const { status, said } = runAs(version)
    expect(status).toBe(1)
    expect(said).toContain(`Todok needs Node 20.19 or newer to start, and this is Node ${version}.`)
  })

  it.each(['20.19.0', '22.4.1', '24.21.0'])('goes on with Node %s', (version) => {
    expect(runAs(version)).toEqual({ status: 2, said: 'usage: npm start · npm test\n' })
  })
})
