import { type ReleaseDescriptor, releaseDescriptor } from '@shop/shared/contract'
import * as v from 'valibot'
import type { Refusal } from './refusal.ts'

/** One field may be wrong in every route: more than a screenful helps nobody. */
const maxNamed = 20

/** Reads what a `release.json` says; each field that is wrong is a refusal with its path and the way out. */
export function readDescriptor(value: unknown): { descriptor: ReleaseDescriptor } | { refusals: readonly Refusal[] } {
  const result = v.safeParse(releaseDescriptor, value)
  return result.success ? { descriptor: result.output } : { refusals: result.issues.slice(0, maxNamed).map(refusalOf) }
}

function refusalOf(issue: v.BaseIssue<unknown>): Refusal {
  const field = v.getDotPath(issue) ?? 'the whole of it'
  const isMissing = issue.received === 'undefined'
  const wanted = issue.expected ?? issue.message
  return {
    rule: 'descriptor',
    ours: `release.json ${isMissing ? `has no ${field}` : `says ${field}: ${issue.received}`}`,
    theirs: `the shop reads ${wanted} there`,
    wayOut: `${isMissing ? `name ${field}` : `write ${field} as ${wanted}`}, or let remoteConfig or writeDescriptor of @todok/remote-kit write release.json`,
  }
}
