import type { VisitReport } from '@shop/shared/contract'
import { bucketOf, vitals } from './vital-buckets.ts'

export type Measure = 'visits' | 'mounts' | 'mountFailures' | 'slow' | 'error' | (typeof vitals)[number]

/** Something that is added up over an hour. */
export type ReportCount = {
  release: string
  entry: VisitReport['entry']
  isCanary: boolean
  measure: Measure
  /** Which error, or which bucket of a vital; empty for the rest. */
  detail: string
  count: number
}

/** The parts of an error's detail, in this order. */
export type ErrorDetail = readonly [doing: string, kind: string, at: string]

/** No visit weighs more than this in any sum, whatever it claims. */
const maxPerVisit = 50
const maxLetters = 60

/** A visit tells of a release once: one that is named again would weigh as much as another visit. */
const onceEach = (releases: VisitReport['releases']): VisitReport['releases'] => [
  ...new Map(releases.toReversed().map((one) => [one.release, one])).values(),
]

/** Takes the report of a visit apart into counts. Of its words only names of code are kept. */
export function reportCounts({ entry, releases }: VisitReport): ReportCount[] {
  return onceEach(releases).flatMap(
    ({ release, isCanary, mounts, mountFailures, slow = 0, errors, vitals: measured, loadMs }) => {
      const count = (measure: Measure, detail: string, times: number): ReportCount => ({
        release,
        entry,
        isCanary,
        measure,
        detail,
        count: Math.min(times, maxPerVisit),
      })
      const values = { ...measured, loadMs }
      let errorsLeft = maxPerVisit
      const countError = (error: (typeof errors)[number]) => {
        const times = Math.min(error.count, errorsLeft)
        errorsLeft -= times
        return count('error', detailOf(error), times)
      }
      return [
        count('visits', '', 1),
        count('mounts', '', mounts),
        count('mountFailures', '', mountFailures),
        count('slow', '', slow),
        ...errors.map(countError),
        ...vitals.flatMap((vital) => {
          const value = values[vital]
          return value === undefined ? [] : [count(vital, String(bucketOf(vital, value)), 1)]
        }),
      ].filter((one) => one.count > 0)
    },
  )
}

export const otherError: ErrorDetail = ['other', 'other', '']

function detailOf({ doing, kind, at }: { doing: string; kind: string; at?: string | undefined }): string {
  const detail: ErrorDetail = [wordsOf(doing), /^[\w.$-]+$/.test(kind) ? kind : 'other', placeOf(at)]
  return JSON.stringify(detail)
}

/** Numbers of members, orders and telephones have four digits and more; addresses of mail have an at sign. */
const wordsOf = (text: string): string =>
  text
    .replace(/\S*@\S*/g, '…')
    .replace(/\d[\d-]{3,}/g, '…')
    .replace(/[^\p{L}\p{N} .,:_/()…-]/gu, '')
    .slice(0, maxLetters)

/** File, line and column of a script; the release says where the file stands. */
const placeOf = (at = ''): string => /[\w.~-]+\.(?:[cm]?js|tsx?)(?::\d{1,7}){0,2}$/.exec(at)?.[0] ?? ''
