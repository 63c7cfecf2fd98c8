import { type ApiError, isApiError } from '../error.ts'

/** The error a call ends with; a call that succeeds is the test's failure. */
export async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  )
  if (!isApiError(error)) throw error
  return error
}
