import { type Call, csrfField } from '@shop/shared/contract'
import * as v from 'valibot'
import { Refusal } from './refusal.ts'

/** Says in the field's own words what is wrong with a request; `undefined`: the general word will do. */
export type Explain = (issues: readonly v.BaseIssue<unknown>[]) => Refusal | undefined

export type ReadRequest = { query: unknown; body: unknown; csrfToken: string | undefined }

/** Checks a request with the schemas the browser builds it with. The one-time token is no part of the body's own shape. */
export function readRequest(
  call: Call,
  { query, body, params }: { query: unknown; body: unknown; params: unknown },
  explain: Explain | undefined,
): ReadRequest {
  const { csrfToken, rest } = takeToken(body)
  const issues: v.BaseIssue<unknown>[] = []
  const parse = (schema: v.GenericSchema | undefined, value: unknown) => {
    if (schema === undefined) return undefined
    const result = v.safeParse(schema, value)
    if (!result.success) issues.push(...result.issues)
    return result.output
  }
  const read = { query: parse(call.query, query ?? {}), body: parse(call.body, rest), csrfToken }
  if (issues.length === 0) {
    if (!isAtItsPath(read.body, params)) throw new Refusal('requestInvalid', describe([]))
    if (hasUnfitText(read.query) || hasUnfitText(read.body)) throw new Refusal('requestInvalid', describe([]))
    return read
  }
  throw explain?.(issues) ?? new Refusal('requestInvalid', describe(issues))
}

/** Path and body name the same thing: a request that contradicts itself is refused. */
const isAtItsPath = (body: unknown, params: unknown): boolean =>
  Object.entries((params ?? {}) as Record<string, string>).every(
    ([field, value]) => (body as Record<string, unknown> | undefined)?.[field] === value,
  )

/** No text that anybody sends is longer: the longest is an id token. A field may allow less. */
const maxTextLength = 4096

/** Longer than any text, or with the one character that PostgreSQL keeps in no text. */
function hasUnfitText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > maxTextLength || value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnfitText)
}

function takeToken(body: unknown): { csrfToken: string | undefined; rest: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { csrfToken: undefined, rest: body }
  const { [csrfField]: token, ...rest } = body as Record<string, unknown>
  return { csrfToken: typeof token === 'string' ? token : undefined, rest }
}

/** Names the fields, never their values: those may be a member's own. */
function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  const fields = [...new Set(issues.map((issue) => v.getDotPath(issue) ?? ''))].filter((field) => field !== '')
  return fields.length === 0
    ? '送信された内容を読み取れませんでした。'
    : `送信された内容に誤りがあります（${fields.join('、')}）。`
}
