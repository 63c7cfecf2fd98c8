import { type Call, errorWire } from '@shop/shared/contract'
import * as v from '@shop/shared/schema'
import { HTTPError, TimeoutError } from 'ky'
import { ApiError, type ApiErrorFacts } from './error.ts'
import { callName } from './parse-reply.ts'

/** A proxy in front of the services says in plain text, or in a `message` of its own, that nothing works. */
function refusalOf(data: unknown): Pick<v.InferOutput<typeof errorWire>, 'error_status' | 'error_message'> {
  const said = v.safeParse(errorWire, data)
  const { message, ...known } = said.success ? said.output : { message: typeof data === 'string' ? data : undefined }
  const isOut = message !== undefined && /^\s*out of service\b/i.test(message)
  return isOut ? { ...known, error_message: message.trim() } : known
}

/** Any failure of a sending as an error of ours: an answer with a refusal, no answer, none in time, or given up. */
export async function toApiError(call: Call, error: unknown, signal: AbortSignal | undefined): Promise<ApiError> {
  const isWrite = call.csrf
  const base: ApiErrorFacts = { call: callName(call) }
  if (signal?.aborted === true) return new ApiError('ABORTED', base, { cause: error })
  if (error instanceof HTTPError) {
    const { status, headers } = error.response
    const said = refusalOf(error.data)
    const facts: ApiErrorFacts = { ...base, status }
    if (said.error_status !== undefined) facts.errorStatus = said.error_status
    if (said.error_message !== undefined) facts.errorMessage = said.error_message
    const retryAfter = Number(headers.get('Retry-After') ?? Number.NaN)
    if (Number.isFinite(retryAfter)) facts.retryAfterSeconds = retryAfter
    const requestId = headers.get('X-Request-Id')
    if (requestId !== null) facts.requestId = requestId
    if (status >= 500) return new ApiError('UNAVAILABLE', { ...facts, maybeStored: isWrite }, { cause: error })
    return new ApiError('REFUSED', facts, { cause: error })
  }
  if (error instanceof TimeoutError) return new ApiError('TIMEOUT', { ...base, maybeStored: isWrite }, { cause: error })
  return new ApiError('OFFLINE', { ...base, maybeStored: isWrite }, { cause: error })
}
