import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { operatorSecret } from './operator-secret.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'operator-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const given = 'a'.repeat(32)

describe('the secret of operators', () => {
  it('is the setting, and then nothing is written', () => {
    expect(operatorSecret(folder, { OPERATOR_SECRET: given })).toBe(given)
    expect(readdirSync(folder)).toEqual([])
  })

  it('is refused when it can be guessed', () => {
    expect(() => operatorSecret(folder, { OPERATOR_SECRET: given.slice(1) })).toThrow(
      'OPERATOR_SECRET has 31 characters and needs 32',
    )
  })

  it('is made once, kept for its owner only, and the same afterwards', () => {
    const data = path.join(folder, 'not', 'there yet')
    const made = operatorSecret(data, { OPERATOR_SECRET: '' })
    expect(made).toMatch(/^[\w-]{43}$/)
    expect(operatorSecret(data, {})).toBe(made)
    expect(statSync(path.join(data, 'operator.key')).mode & 0o777).toBe(0o600)
    expect(readdirSync(data)).toEqual(['operator.key'])
  })

  it('is another on another machine', () => {
    expect(operatorSecret(path.join(folder, 'a'), {})).not.toBe(operatorSecret(path.join(folder, 'b'), {}))
  })

  it('that was cut off is not used', () => {
    writeFileSync(path.join(folder, 'operator.key'), 'short\n')
    expect(() => operatorSecret(folder, {})).toThrow('is cut off')
  })

  it('is one for processes that start at once', async () => {
    const module = new URL('operator-secret.ts', import.meta.url).href
    const program = `process.stdout.write((await import('${module}')).operatorSecret(${JSON.stringify(folder)}, {}))`
    const said = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
          env: { ...process.env, NODE_OPTIONS: '' },
        })
        let text = ''
        child.stdout.on('data', (chunk: Buffer) => {
          text += chunk
        })
        await new Promise((resolve) => child.on('close', resolve))
        return text
      }),
    )
    expect(new Set(said)).toEqual(new Set([readFileSync(path.join(folder, 'operator.key'), 'utf8').trim()]))
  })
})
