import { expect, it } from '@jest/globals'
import { type PlanNode, readPlans, rowsRead, scannedTables } from './plans.ts'

const plan: PlanNode = {
  'Node Type': 'Nested Loop',
  'Actual Rows': 40,
  'Actual Loops': 1,
  Plans: [
    {
      'Node Type': 'Seq Scan',
      'Relation Name': 'offer',
      'Actual Rows': 20,
      'Actual Loops': 1,
      'Rows Removed by Filter': 80,
    },
    { 'Node Type': 'Index Scan', 'Relation Name': 'product', 'Actual Rows': 2, 'Actual Loops': 20 },
    { 'Node Type': 'Seq Scan', 'Relation Name': 'member', 'Actual Rows': 0, 'Actual Loops': 0 },
  ],
}
const written = (text: string) =>
  `2026-11-30 20:00:00.000 UTC [1] LOG:  duration: 1.250 ms  plan:\n${JSON.stringify({ 'Query Text': text, Plan: plan }, null, 2).replaceAll(/^/gm, '\t')}\n`

it('finds statements in a log, however many lines each has', () => {
  const other = '2026-11-30 20:00:00.000 UTC [1] LOG:  checkpoint starting: time\n'
  const statements = readPlans(`${other}${written('select 1')}${other}${written('select\n2')}`)
  expect(statements.map(({ text, ms }) => ({ text, ms }))).toEqual([
    { text: 'select 1', ms: 1.25 },
    { text: 'select\n2', ms: 1.25 },
  ])
})

it('counts rows that were read and thrown away, as often as a node ran', () => {
  expect(rowsRead({ plan })).toBe(140)
})

it('names tables that were read as a whole, and none that a plan did not come to', () => {
  expect(scannedTables({ plan })).toEqual(['offer'])
})
