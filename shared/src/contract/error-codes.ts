import type { ErrorReply } from './error.ts'
import { orderCodes, orderReplies } from './order-errors.ts'
import { pageCodes, pageReplies } from './page-errors.ts'
import { requestCodes, requestReplies } from './request-errors.ts'

/** Codes as services send them in `error_status`, by name. */
export const errorCodes = { ...pageCodes, ...orderCodes, ...requestCodes } as const
export type ErrorName = keyof typeof errorCodes

/** Refusals of a week that has closed: every further order of it would meet the same. docs/deadlines.md */
export const closedCodes: readonly string[] = [errorCodes.weekClosed, errorCodes.afterMaintenanceStart]

/** Status and words of every code. A function, so that a page which asks for codes alone does not carry them. */
export const errorReplies = () =>
  ({ ...pageReplies, ...orderReplies, ...requestReplies }) as const satisfies Record<ErrorName, ErrorReply>

/** The content of `static-data/error-messages.json`, which `pnpm error-messages` writes. [API-049, ERR-013] */
export function listErrorMessages() {
  const replies: Record<ErrorName, ErrorReply> = errorReplies()
  return (Object.keys(errorCodes) as ErrorName[]).map((name) => {
    const { title, message, link } = replies[name]
    return { code: errorCodes[name], title, message, ...(link === undefined ? {} : { link }) }
  })
}
