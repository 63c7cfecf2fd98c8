import { setTimeout as pause } from 'node:timers/promises'
import { ChannelUnreadable, type ReleaseStore } from '@shop/release-store'
import type { Registry } from '@shop/shared/contract'
import type { TrustedReleases } from '../releases/trusted-releases.ts'

export type RegistryReaderOptions = {
  /** How long an answer of the store is taken for the present one: 0 for a folder, more for a bucket. */
  freshMs: number
  /** Hears of a trouble once, not for every page that meets it. */
  log(line: string): void
  /** Which releases are shown; without it all that the channel names. */
  trusted?: Pick<TrustedReleases, 'registryOf' | 'haveKeysChanged'> | undefined
  now?: () => number
}

/** A page waits this long for a store that is slow, and is then written with what is known. */
const patienceMs = 500
/** Without anything known there is nothing to write. */
const firstPatienceMs = 5000

/**
 * Reads what a channel shows, again whenever it was written. One that is missing or broken leaves
 * the last good registry in force.
 */
export function createRegistryReader(
  store: ReleaseStore,
  channel: string,
  { freshMs, log, trusted, now = () => performance.now() }: RegistryReaderOptions,
): { read(): Promise<Registry | undefined> } {
  let good: Registry | undefined
  let seen: string | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let said: string | undefined
  let asking: Promise<void> | undefined

  function sayOnce(trouble: string | undefined) {
    if (trouble !== undefined && trouble !== said)
      log(`channel ${channel}: ${trouble}; ${good === undefined ? 'there is no page yet' : 'the last good one stays'}`)
    said = trouble
  }

  async function follow() {
    const revision = await store.latestRevision(channel)
    if (revision === undefined) return sayOnce('the store has none')
    const haveKeysChanged = (await trusted?.haveKeysChanged()) === true
    if (revision === seen && !haveKeysChanged) return sayOnce(undefined)
    try {
      const registry = (await store.readChannel(channel))?.registry
      if (registry !== undefined) good = trusted === undefined ? registry : await trusted.registryOf(registry)
      sayOnce(undefined)
    } catch (error) {
      // One that cannot be read now may be readable in a moment; one that is broken stays so.
      if (!(error instanceof ChannelUnreadable)) throw error
      sayOnce(error.message)
    }
    seen = revision
  }

  const ask = () =>
    follow()
      .catch((error: unknown) => sayOnce(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        askedAt = now()
        asking = undefined
      })

  return {
    async read() {
      if (now() - askedAt < freshMs) return good
      asking ??= ask()
      await Promise.race([asking, pause(good === undefined ? firstPatienceMs : patienceMs, undefined, { ref: false })])
      return good
    },
  }
}
