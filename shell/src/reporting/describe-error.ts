import { isApiError } from '@shop/shared/api'

/** Names the error without a word of its message: messages may carry personal data. */
export function kindOf(error: unknown): string {
  if (isApiError(error)) return error.code
  if (!(error instanceof Error)) return 'NoError'
  // A name is code, not text: whatever does not look like it says nothing.
  return /^[A-Z][A-Za-z]{0,40}(?:Error|Exception)$/.test(error.name) ? error.name : 'Error'
}

const maxLetters = 60

/** Names the step in the words of the code: whatever is no plain word was put in at run time. */
export const activityOf = (doing: string): string =>
  doing
    .split(/\s+/)
    .filter((word) => /^[A-Za-z’'-]{1,20}$/.test(word))
    .join(' ')
    .slice(0, maxLetters)

/** `file.js:line:column` of the first frame in a file of ours: nothing of its address, which may carry a query. */
export function placeOf(error: unknown, origins: readonly string[]): string | undefined {
  if (!(error instanceof Error) || error.stack === undefined) return undefined
  // The message stands at the head of the stack, and may quote an address itself.
  const frames = error.stack.replaceAll(error.message, '')
  for (const [, address = '', line, column] of frames.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)) {
    const url = new URL(address)
    const file = /\/([\w.~-]{1,90}\.js)$/.exec(url.pathname)?.[1]
    if (file !== undefined && origins.includes(url.origin)) return `${file}:${line}:${column}`
  }
  return undefined
}
