import type { Entry, Refusal, ReleaseStore } from '@shop/release-store'
import type { Registry, ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import type { Progress } from '../../start/progress.ts'

/** Runs the code of a built package in a browser, beside all that a channel shows, and gives what nobody shall meet. */
export type RunCheck = {
  /** `registry`: as the channel shows it. */
  ofRemote(descriptor: ReleaseDescriptor, registry: Registry): Promise<Refusal[]>
  /** `into`: the entries that are to get it. */
  ofShell(manifest: ShellManifest, into: readonly Entry[], registry: Registry): Promise<Refusal[]>
  close(): Promise<void>
}

/** Where the releases are that a channel shows. */
export type LiveStore = { store: ReleaseStore; location: string; channel: string }

export type RunCheckFacts = {
  /** The checkout, whose builds are run. */
  root: string
  /** The built files, when they are not those of the checkout. */
  folder?: string
  environment: NodeJS.ProcessEnv
  live: LiveStore
  log: Progress
  stop: AbortSignal | undefined
}

/**
 * Begins with what needs no build, services and browser, and returns at once. Throws a refusal where no browser can be
 * had.
 */
export type OpenRunCheck = (facts: RunCheckFacts) => RunCheck
