import type { StoragePort } from '@shop/shared/platform'
import type { LoginEndReason } from './token-tabs.ts'
import type { Tokens } from './tokens.ts'

const key = 'lastRefresh'

/**
 * The newest login of this browser. `over` stays behind for tabs that slept through its end; `isUnknown`: the provider does
 * not know it any more, but a tab that is asleep may still have it.
 */
export type LastRefresh = { loginId: string; generation: number; over?: LoginEndReason; isUnknown?: true }

export type LastRefreshStore = {
  write(last: LastRefresh): void
  /** Notes that the provider knows nobody of a login, unless another one has come since. */
  unknown(loginId: unknown): void
  /** How the login ended in another tab while this one slept or was being reloaded. */
  endOf(tokens: Tokens): LoginEndReason | undefined
  /** The login or refresh of another tab that these tokens do not come from; `undefined` when theirs is the last. */
  newerThan(mine: Tokens | undefined): LastRefresh | undefined
}

const isLastRefresh = (value: unknown): value is LastRefresh =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as LastRefresh).loginId === 'string' &&
  Number.isInteger((value as LastRefresh).generation)

/** Shared by all tabs of the browser: a number and a random name, never a token. [K-28] */
export function createLastRefresh(local: StoragePort): LastRefreshStore {
  function read(): LastRefresh | undefined {
    const stored = local.read(key)
    return isLastRefresh(stored) ? stored : undefined
  }

  return {
    write: (last) => local.write(key, last),
    unknown(loginId) {
      const last = read()
      if (last !== undefined && last.loginId === loginId) local.write(key, { ...last, isUnknown: true })
    },
    endOf({ loginId }) {
      const last = read()
      return last?.loginId === loginId ? last.over : undefined
    },
    newerThan(mine) {
      const last = read()
      if (last === undefined || last.over !== undefined) return undefined
      const isMine = last.loginId === mine?.loginId && last.generation <= mine.generation
      return isMine ? undefined : last
    },
  }
}
