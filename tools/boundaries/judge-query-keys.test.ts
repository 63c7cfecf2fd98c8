import { expect, it } from '@jest/globals'
import { judgeQueryKeys } from './judge-query-keys.ts'

const judged = (source: string, path = 'mfe-ordering/src/parts/use-run.ts') => judgeQueryKeys({ path, source })

it.each([
  "const queryKey = ['ordering', 'run', week] as const",
  "const { data } = useQuery({ queryKey: ['ordering', 'run'], queryFn })",
  "const runKey = ['ordering', 'run']",
  'const queryKey = [...runKey, week]',
  "const runKey = (week: WeekNumber) => ['ordering', 'run', week] as const",
  "queryClient.getQueryData<Run>(['ordering', 'run', week])",
  "queryClient.setQueryData(['ordering', 'run'], [])",
])('a query key beside its use is named: %s', (line) => {
  expect(judged(`\n${line}`)).toEqual([
    expect.stringContaining('mfe-ordering/src/parts/use-run.ts:2 writes a query key'),
  ])
})

it.each([
  'void queryClient.invalidateQueries({ queryKey: query.queryKey })',
  'const { queryKey } = runQuery(week)',
  'queryClient.setQueryData(queryKey, [])',
  'const firstOf = (key: string) => lines.get(key)?.[0]',
])('a key that a query gives is not: %s', (line) => {
  expect(judged(line)).toEqual([])
})

it.each(['shell/src/startup/load-run.ts', 'shared/src/product/order/order-cache.ts', 'mfe-ordering/src/parts/run.tsx'])(
  'shell, shared entry points and remotes are held to it: %s',
  (path) => {
    expect(judged("queryKey: ['ordering', 'run']", path)).toHaveLength(1)
  },
)

it.each(['mfe-ordering/src/parts/run.queries.ts', 'mfe-ordering/src/parts/run.test.ts', 'tools/start/main.ts'])(
  '%s may write one',
  (path) => {
    expect(judged("queryKey: ['ordering', 'run']", path)).toEqual([])
  },
)
