import { randomInt } from 'node:crypto'
import { isCanary, offeredReleases } from '@shop/release-store'
import type { ChannelShell, ShellManifest } from '@shop/shared/contract'
import { type ChosenShell, chooseShell, type ShellVisitor } from './choose-shell.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** A random number, so that a browser stays with one side of a canary of the shell. It says nothing else of anybody. */
const bucketCookie = '__Host-shop-bucket'
/** Written by the page whose shell did not start, so scripts can reach it: it names a version and nothing secret. */
export const failedShellCookie = '__Host-shop-shell-failed'

const buckets = 10_000
const percent = 100
const daySeconds = 24 * 60 * 60
const bucketSeconds = 180 * daySeconds

/** The shell that a request's page gets, and what its answer leaves behind. */
export type ShellVisit = ChosenShell & {
  /** `Set-Cookie` headers that belong to the answer. */
  cookies: string[]
}

/** `undefined`: the channel has no shell. One that a link of QA has chosen comes before all of them, and nothing behind it. */
export function shellVisit(
  header: string | undefined,
  rows: ChannelShell | undefined,
  chosenByLink: ShellManifest | undefined,
): ShellVisit | undefined {
  if (chosenByLink !== undefined) return { shell: chosenByLink, isCanary: false, mayGiveWay: false, cookies: [] }
  const visitor = readVisitor(header)
  const chosen = rows && chooseShell(rows, visitor)
  return chosen && { ...chosen, cookies: bucketCookies(rows, visitor) }
}

/** Reads a request's cookies; anything unexpected in them counts as missing. */
function readVisitor(header: string | undefined): ShellVisitor {
  const bucket = readCookie(header, bucketCookie) ?? ''
  return {
    bucket: /^\d{1,4}$/.test(bucket) ? Number(bucket) / percent : undefined,
    failed: readCookie(header, failedShellCookie),
  }
}

/**
 * A place for a browser that has none, while there is a canary that it could be of use for. The next page goes by it,
 * so a browser without cookies stays with everybody's shell.
 */
const bucketCookies = (rows: ChannelShell, { bucket }: ShellVisitor): string[] =>
  bucket === undefined && offeredReleases(rows).some(isCanary)
    ? [writeCookie(bucketCookie, String(randomInt(buckets)), bucketSeconds)]
    : []
