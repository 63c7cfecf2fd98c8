/** A node of `explain (analyze, format json)`, with what is read here. */
export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}
export type Statement = { text: string; ms: number; plan: PlanNode }

const entry = /LOG: {2}duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g

/** The statements that `auto_explain` has written into a server's log, in their order. */
export const readPlans = (log: string): Statement[] =>
  [...log.matchAll(entry)].map(([, ms = '', json = '']) => {
    const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
    return { text, ms: Number(ms), plan }
  })

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Rows that were read from tables, also those that were thrown away. */
export function rowsRead({ plan }: Pick<Statement, 'plan'>): number {
  let rows = 0
  for (const node of nodesOf(plan)) {
    if (node['Relation Name'] === undefined) continue
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    rows += ((node['Actual Rows'] ?? 0) + removed) * (node['Actual Loops'] ?? 1)
  }
  return Math.round(rows)
}

/** Tables that were read from their first row to their last. */
export const scannedTables = ({ plan }: Pick<Statement, 'plan'>): string[] => [
  ...new Set(
    nodesOf(plan)
      .filter((node) => node['Node Type'] === 'Seq Scan' && (node['Actual Loops'] ?? 1) > 0)
      .flatMap((node) => node['Relation Name'] ?? []),
  ),
]
