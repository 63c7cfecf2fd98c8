import type { ColumnType } from 'kysely'
import type { Measure } from '../reports/report-counts.ts'
import type { VisitGroup, VisitMeasure } from '../reports/visit-measures.ts'

/** Sums of an hour; what a `detail` holds depends on the measure. */
export type ReleaseCountTable = {
  hour: Date
  release: string
  entry: 'web' | 'webview'
  is_canary: boolean
  measure: Measure
  detail: string
  /** Read as text by one driver and as a number by the other: sums are cast. */
  count: ColumnType<unknown, number, number>
}

/** Visits of an hour that met what the measure names. */
export type ReleaseVisitTable = {
  hour: Date
  release: string
  entry: 'web' | 'webview'
  kind: VisitGroup
  measure: VisitMeasure
  visits: ColumnType<unknown, number, number>
}
