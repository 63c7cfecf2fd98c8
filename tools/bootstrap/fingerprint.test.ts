import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { fingerprint, isInstalled, remember } from './fingerprint.mjs'

describe('fingerprint', () => {
  let root = ''
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'))
    for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'shell/package.json'])
      write(file, '{}')
    write('node_modules/.bin/node', '')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('remembers an install', () => {
    expect(isInstalled(root, fingerprint(root))).toBe(false)
    remember(root, fingerprint(root))
    expect(isInstalled(root, fingerprint(root))).toBe(true)
  })

  it.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'shell/package.json', 'mfe-new/package.json'])(
    'asks for an install after a change of %s',
    (file) => {
      remember(root, fingerprint(root))
      write(file, '{"changed":true}')
      expect(isInstalled(root, fingerprint(root))).toBe(false)
    },
  )

  it('asks for an install when the packages are gone', () => {
    remember(root, fingerprint(root))
    rmSync(path.join(root, 'node_modules/.bin'), { recursive: true })
    expect(isInstalled(root, fingerprint(root))).toBe(false)
  })

  it('is not moved by sources', () => {
    const before = fingerprint(root)
    write('shell/src/main.ts', 'export {}')
    expect(fingerprint(root)).toBe(before)
  })
})
