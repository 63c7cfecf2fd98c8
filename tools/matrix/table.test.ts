import { describe, expect, it } from '@jest/globals'
import type { NamedRelease } from './combinations.ts'
import { exitCodeOf, type MatrixRow, renderTable } from './table.ts'

const shell: NamedRelease = { name: 'shell', version: '1.0.0', state: 'live' }
const remote = (state: NamedRelease['state']): NamedRelease => ({ name: 'mfe-a', version: '2.0.0', state })

const row = (over: Partial<MatrixRow> = {}): MatrixRow => ({
  entry: 'web',
  releases: [shell, remote('live')],
  result: 'passed',
  seconds: 5.25,
  link: 'https://shop.example/?override=a',
  ...over,
})

describe('the table of the matrix', () => {
  it('has a line per combination, the failure below it, and the link', () => {
    const failure = { result: 'failed', failedStep: 'order', error: 'mfe-a@2.0.0 mount: broken' } as const
    const rows = [
      row(),
      row({
        entry: 'app',
        link: 'https://shop.example/mobile?override=b',
        releases: [shell, remote('canary')],
        ...failure,
      }),
    ]
    expect(renderTable('production', rows).split('\n')).toEqual([
      'channel production, live: shell 1.0.0, mfe-a 2.0.0',
      'web  all live              ok      5.3 s',
      '     https://shop.example/?override=a',
      'app  mfe-a 2.0.0 (canary)  FAILED  5.3 s',
      '     order: mfe-a@2.0.0 mount: broken',
      '     https://shop.example/mobile?override=b',
      '1 of 2 pass, 1 fail, 0 do not fit',
    ])
  })

  it.each([
    { says: 'all pass', rows: [row()], code: 0 },
    { says: 'what is live fails', rows: [row({ result: 'failed' })], code: 1 },
    { says: 'what is live does not fit', rows: [row({ result: 'does not fit' })], code: 1 },
    { says: 'a canary fails', rows: [row(), row({ releases: [shell, remote('canary')], result: 'failed' })], code: 0 },
  ])('ends with $code when $says', ({ rows, code }) => {
    expect(exitCodeOf(rows)).toBe(code)
  })
})
