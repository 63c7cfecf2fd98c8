import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { collectDefaultMetrics } from 'prom-client'
import { codeOf } from '../create-server.ts'
import { registry } from './metrics.ts'
// With the database and all that runs behind the servers.
import '../start-shop.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

type Expression = { of: string; text: string }
const [, ...rules] = read('deploy/monitoring/alerts.yml').split('- alert: ')
const alerts = rules.map((text) => ({ of: text.split('\n', 1)[0] ?? '', text: text.split('for: ', 1)[0] ?? '' }))
const { panels } = JSON.parse(read('deploy/monitoring/dashboard.json')) as {
  panels: { title: string; targets: { expr: string; legendFormat: string }[] }[]
}
const curves = panels.flatMap(({ title, targets }) =>
  // A name that the legend shows has to be there as well.
  targets.map(
    ({ expr, legendFormat }): Expression => ({
      of: title,
      text: `${expr} by (${[...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label).join(', ')})`,
    }),
  ),
)

const ofPrometheus = ['job', 'instance']
const metricForm = /\b(?:shop|nodejs|process)_\w+|\bup\b/g
const labelsIn = (text: string): string[] => [
  ...[...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner = '']) =>
    [...inner.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
  ),
  ...[...text.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inner = '']) => inner.split(', ').filter((one) => one !== '')),
]

type Known = { labels: readonly string[] }
/** By the names under which Prometheus has it: of a histogram there are three. */
function knownMetrics(): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>([['up', { labels: ofPrometheus }]])
  for (const metric of registry.getMetricsAsArray()) {
    const own = [...(Reflect.get(metric, 'labelNames') as string[]), ...ofPrometheus]
    known.set(metric.name, { labels: own })
    if (!Object.hasOwn(metric, 'upperBounds')) continue
    known.set(`${metric.name}_bucket`, { labels: [...own, 'le'] })
    known.set(`${metric.name}_count`, { labels: own })
  }
  return known
}

describe('the dashboard and the alert rules', () => {
  let known: ReadonlyMap<string, Known>
  beforeAll(async () => {
    await Promise.all(Object.values(codeOf).map((load) => load()))
    collectDefaultMetrics({ register: registry })
    known = knownMetrics()
  })

  it.each([...alerts, ...curves])('$of asks for metrics and labels that the servers have', ({ text }) => {
    const names = text.match(metricForm) ?? []
    expect(names).not.toEqual([])
    expect(names.filter((name) => !known.has(name))).toEqual([])
    const labels = new Set(names.flatMap((name) => known.get(name)?.labels ?? []))
    expect(labelsIn(text).filter((label) => !labels.has(label))).toEqual([])
  })

  it('show every metric of the shop', () => {
    const text = [...alerts, ...curves].map((one) => one.text).join('\n')
    const own = registry.getMetricsAsArray().filter(({ name }) => name.startsWith('shop_'))
    expect(own.filter(({ name }) => !text.includes(name)).map(({ name }) => name)).toEqual([])
  })
})

it('each alert has its section in the runbook, and no section is without one', () => {
  const runbook = read('docs/runbooks.md')
  const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(sections).toEqual(alerts.map(({ of }) => of))
  for (const [at, { of }] of alerts.entries())
    expect(rules[at]).toContain(`runbook: docs/runbooks.md#${of.toLowerCase()}`)
})
