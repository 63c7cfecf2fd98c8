import { registry } from '../observability/metrics.ts'

/** The value of a metric with these labels among others; `metricName` chooses one of a histogram's. */
export async function metricValue(name: string, labels: Record<string, string>): Promise<number | undefined> {
  const { values = [] } = (await registry.getSingleMetric(name)?.get()) ?? {}
  const isWanted = (one: object) => Object.entries(labels).every(([label, value]) => Reflect.get(one, label) === value)
  return values.find((one) => isWanted({ ...one.labels, metricName: Reflect.get(one, 'metricName') }))?.value
}
