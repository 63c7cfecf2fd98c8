import { describe, expect, it } from '@jest/globals'
import { linesOf, scoreOf } from './score.ts'

const mutant = (status: string, line = 1, fileName = 'shared/src/domain/a.ts') => ({
  status,
  fileName,
  mutatorName: 'EqualityOperator',
  replacement: 'a <\n  b',
  location: { start: { line } },
})

describe('the score of a folder', () => {
  it('counts what a test has noticed, a run that never ended too', () => {
    const score = scoreOf([mutant('Killed'), mutant('Timeout'), mutant('Survived'), mutant('NoCoverage')])
    expect(score).toMatchObject({ killed: 2, percent: 50 })
    expect(score.undetected.map(({ status }) => status)).toEqual(['Survived', 'NoCoverage'])
  })

  it('leaves out what does not run at all', () => {
    const out = [mutant('Ignored'), mutant('CompileError'), mutant('RuntimeError')]
    expect(scoreOf([mutant('Killed'), mutant('Survived'), ...out])).toMatchObject({ percent: 50, ignored: 1 })
    expect(scoreOf(out).percent).toBe(100)
  })

  it('names what no test has noticed, in the order of the sources', () => {
    expect(linesOf([mutant('Survived', 12), mutant('NoCoverage', 3)])).toEqual([
      '  no test  shared/src/domain/a.ts:3 EqualityOperator → a < b',
      '  survived shared/src/domain/a.ts:12 EqualityOperator → a < b',
    ])
  })
})
