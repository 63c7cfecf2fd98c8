import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { baseOf } from './base.ts'
import { reportFile, versionsFile } from './entry-point-versions.ts'

const entryPoint = '@shop/shared/card'
let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'base-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root })

function write(version: string) {
  for (const [name, text] of [
    [versionsFile, JSON.stringify({ [entryPoint]: { version, contents: 'aaaaaaaaaaaaaaaa' } })],
    [reportFile(entryPoint), `report of ${version}`],
  ] as const) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
}

function commit(version: string) {
  write(version)
  git('add', '.')
  git('commit', '-qm', version)
}

it('is the last commit while the entry points of the checkout differ from it', () => {
  git('init', '-q')
  commit('1.0.0')
  commit('1.1.0')
  write('1.2.0')
  const base = baseOf(root)
  expect(base?.versions[entryPoint]?.version).toBe('1.1.0')
  expect(base?.report(entryPoint)).toBe('report of 1.1.0')
})

it('is the commit before when nothing differs: what was committed is what is judged', () => {
  git('init', '-q')
  commit('1.0.0')
  commit('1.1.0')
  expect(baseOf(root)?.versions[entryPoint]?.version).toBe('1.0.0')
})

it('is none in a first commit, and none without git', () => {
  git('init', '-q')
  commit('1.0.0')
  expect(baseOf(root)).toBeUndefined()
  rmSync(path.join(root, '.git'), { recursive: true })
  expect(baseOf(root)).toBeUndefined()
})
