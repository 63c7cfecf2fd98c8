import { type ReleaseDescriptor, releaseDescriptor, routeDeclaration } from '@shop/shared/contract'
import * as v from 'valibot'
import type { Refusal } from './refusal.ts'

/** One field may be wrong in every route: more than a screenful helps nobody. */
const maxNamed = 20

/** Reads what a `release.json` says; each field that is wrong is a refusal with its path and the way out. */
export function readDescriptor(value: unknown): { descriptor: ReleaseDescriptor } | { refusals: readonly Refusal[] } {
  const result = v.safeParse(releaseDescriptor, value)
  if (!result.success) return { refusals: result.issues.slice(0, maxNamed).map(refusalOf) }
  const unknown = unknownFields(value as Readonly<Record<string, unknown>>)
  return unknown.length > 0 ? { refusals: unknown.slice(0, maxNamed) } : { descriptor: result.output }
}

/** A flag with a slip of the pen would be left out in silence, and its usual value may be the open one. */
function unknownFields(descriptor: Readonly<Record<string, unknown>>): Refusal[] {
  const routes = Object.entries(descriptor['routes'] as Readonly<Record<string, object>>)
  return [
    ...unknownIn('', descriptor, Object.keys(releaseDescriptor.entries)),
    ...routes.flatMap(([key, route]) => unknownIn(`routes.${key}.`, route, Object.keys(routeDeclaration.entries))),
  ]
}

const unknownIn = (prefix: string, value: object, known: readonly string[]): Refusal[] =>
  Object.keys(value)
    .filter((field) => !known.includes(field))
    .map((field) => {
      const meant = known.find((one) => one.toLowerCase() === field.toLowerCase())
      return {
        rule: 'descriptor',
        ours: `release.json says ${prefix}${field}`,
        theirs: 'the shop knows no such field, and would go on as if it were not there',
        wayOut: meant === undefined ? `leave ${prefix}${field} out` : `write ${prefix}${meant}`,
      }
    })

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
