import type { FirstRead } from '@shop/shared/contract'

export type { FirstRead } from '@shop/shared/contract'

/** Where the script of the page leaves the reads that it has begun for the member of its tab. */
export const firstReadsKey = 'shopFirstReads'

/** Where that script leaves a function which begins them, in a page that comes back from the provider without a token. */
export const laterReadsKey = 'shopLaterReads'

/**
 * Answers on their way, by address. Used only for calls with the same token. `stop` ends those that have not come: a call
 * that hangs holds its connection.
 */
export type BegunReads = { token: string; answers: Record<string, Promise<Response>>; stop?: AbortController }

/** An element of the page with the answer that a visitor would get: its text is the body. */
export const answerAttribute = 'data-first-read'

/** The answer is a member's as well. */
export const commonAttribute = 'data-common'

const placeholder = /\{(\w+)\??\}/g

type Known = Readonly<Record<string, string | undefined>>

/** The address of a read without its cache-buster, or `undefined` when something that it needs is not known. */
export function addressOfRead({ path, query }: FirstRead, base: string, known: Known): string | undefined {
  const fields: string[] = []
  for (const [name, text] of Object.entries(query)) {
    let isMissing = false
    const value = text.replace(placeholder, (_, key: string) => {
      const filled = Object.hasOwn(known, key) ? known[key] : undefined
      isMissing ||= filled === undefined
      return encodeURIComponent(filled ?? '')
    })
    if (!isMissing) fields.push(`${encodeURIComponent(name)}=${value}`)
    else if (!/^\{\w+\?\}$/.test(text)) return undefined
  }
  return `${base}${path}${fields.length === 0 ? '' : `?${fields.join('&')}`}`
}

/** The same for two addresses of the same read, whatever the order of their fields and their cache-busters. */
export function keyOfRead(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('_')
  url.searchParams.sort()
  return url.href
}
