import { readCookie, writeCookie } from '../../edge/cookies.ts'
import type { TransferKind } from '../../payments/hand-over.ts'
import type { HandOver } from '../../payments/wire.ts'

const names = { account: '__Host-bank-account', card: '__Host-bank-card' } as const satisfies Record<
  TransferKind,
  string
>

/** Between the shop's form and the page that it leads to; nothing of it stands in an address. */
export const keepHandOver = (kind: TransferKind, handOver: HandOver): string =>
  writeCookie(names[kind], Buffer.from(JSON.stringify(handOver)).toString('base64url'))

/** As a browser brings it: the seal says whether it is one. */
export function keptHandOver(kind: TransferKind, cookies: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(readCookie(cookies, names[kind]) ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}
