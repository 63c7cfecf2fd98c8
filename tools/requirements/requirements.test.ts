import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { TestResult } from '../test/test-result.ts'
import { coverage, coverageLines, idsIn } from './coverage.ts'
import { groups, parseList, readList } from './list.ts'
import { unknownMentions } from './mentions.ts'

const list = parseList([
  '## Guard\n- [ ] **GRD-001** [1§2] `/entrance` is public.\n- [ ] **GRD-002** **?** [1§2] a callback.\n',
  '- [ ] **ORD-031** [1§4] quantity.\n\n| Id | Contradiction |\n|---|---|\n| K-01 | search | prompts |\n| G-11 | alcohol |\n| AX-02 | skip link |',
])

describe('the list', () => {
  it('is read from its documents', () => {
    expect(list.lines.map(({ id, group }) => `${group}: ${id}`)).toEqual([
      'GRD: GRD-001',
      'GRD: GRD-002',
      'ORD: ORD-031',
    ])
    expect([...list.decisions]).toEqual(['K-01', 'G-11', 'AX-02'])
  })

  it.each([
    { case: 'an id that stands twice', text: '- [ ] **GRD-001** a\n- [ ] **GRD-001** b', says: 'GRD-001 stands twice' },
    { case: 'an id of no group', text: '- [ ] **XYZ-001** a', says: 'XYZ-001 belongs to no group' },
  ])('refuses $case', ({ text, says }) => {
    expect(() => parseList([text])).toThrow(says)
  })

  it('is whole in this repository: numbers without a hole, 754 lines', async () => {
    const { lines } = await readList(path.resolve(import.meta.dirname, '../..'))
    expect(lines).toHaveLength(754)
    for (const group of groups) {
      const numbers = lines.filter((line) => line.group === group).map(({ id }) => Number(id.slice(-3)))
      expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, place) => place + 1))
    }
  })
})

// Titles here must not name ids themselves: they would count as covering them.
describe('idsIn', () => {
  it.each([
    { case: 'one id', title: '[ORD-055] refuses more than 99', ids: ['ORD-055'] },
    { case: 'several', title: 'order [ORD-055, ERR-013] and [API-002] too', ids: ['ORD-055', 'ERR-013', 'API-002'] },
    { case: 'nothing outside of brackets', title: 'ORD-055 without brackets', ids: [] },
    { case: 'no sections and decisions', title: '[2§4 route guard, K-03] a decision', ids: [] },
    { case: 'a slip of the pen, to be told', title: '[ORD-55] refuses', ids: ['ORD-55'] },
  ])('finds $case', ({ title, ids }) => {
    expect(idsIn(title)).toEqual(ids)
  })
})

describe('coverage', () => {
  const result = (title: string, status: TestResult['status'] = 'passed'): TestResult => ({
    suite: 'unit',
    title,
    status,
  })

  it('counts a line once, however many tests carry its id', () => {
    const found = coverage(list, [result('[GRD-001] a'), result('[GRD-001] b'), result('[ORD-031] c')])
    expect(coverageLines(found).slice(0, 4)).toEqual(['GRD 1/2', 'CHR 0/0', 'MOB 0/0', 'ORD 1/1'])
    expect(found.uncovered.map(({ id }) => id)).toEqual(['GRD-002'])
  })

  it.each(['failed', 'skipped'] as const)('does not count a test that %s', (status) => {
    expect(coverageLines(coverage(list, [result('[GRD-001] a', status)]))[0]).toBe('GRD 0/2')
  })

  it('does not count a line while one of its tests fails', () => {
    const results = [result('[GRD-001] a'), result('[GRD-001] b', 'failed')]
    expect(coverageLines(coverage(list, results))[0]).toBe('GRD 0/2')
  })

  it('names titles with an unknown id, passed or not', () => {
    const results = [result('[GRD-999] a'), result('[ABC-001] b', 'failed'), result('[GRD-001] c')]
    expect(coverage(list, results).unknown).toEqual([
      { id: 'GRD-999', title: '[GRD-999] a' },
      { id: 'ABC-001', title: '[ABC-001] b' },
    ])
  })
})

describe('unknownMentions', () => {
  it('finds ids of the groups and of the decisions in comments and titles', () => {
    const source =
      "// [GRD-001, K-01]\n/** @see ORD-032 */\nit('[GRD-003] x', …) // K-02, UTF-8, row G-11 [AX-02, JP-01]"
    expect(unknownMentions(source, list)).toEqual([
      { id: 'ORD-032', line: 2 },
      { id: 'GRD-003', line: 3 },
      { id: 'K-02', line: 3 },
      { id: 'JP-01', line: 3 },
    ])
  })
})
