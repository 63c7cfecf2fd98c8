import { describe, expect, it } from '@jest/globals'
import { createFailureLog } from './failure-log.ts'

const failure = {
  release: 'mfe-a@1.0.0',
  reason: 'hung',
  words: 'no answer within 1000 ms',
  path: '/category',
} as const

describe('the log of first views', () => {
  it('[K-185] names release, reason and path in one line, and says no more than twenty a minute of a release', () => {
    const lines: string[] = []
    let hour = 0
    const log = createFailureLog(
      (line) => lines.push(line),
      () => hour,
    )
    log(failure)
    log({ ...failure, path: '', words: 'a\nb' })
    expect(lines).toEqual([
      'first view: mfe-a@1.0.0 hung at /category: no answer within 1000 ms',
      'first view: mfe-a@1.0.0 hung: a b',
    ])
    for (let count = 0; count < 30; count += 1) log(failure)
    expect(lines).toHaveLength(20)
    log({ ...failure, release: 'mfe-b@1.0.0' })
    hour = 60_000
    log(failure)
    expect(lines).toHaveLength(22)
  })
})
