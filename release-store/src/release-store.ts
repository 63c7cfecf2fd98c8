import type { Registry } from '@shop/shared/contract'
import type { TeamList, TeamState } from './teams.ts'

/** The registry of a channel, and the revision that a write must name. */
export type ChannelState = { registry: Registry; revision: string }

export type ReleaseName = { name: string; version: string }

/** No release stands there: it is no name of a remote. */
export const signatureFile = ({ name, version }: ReleaseName, keyId: string): string =>
  `channels/.signatures/${name}/${version}/${keyId}`

/**
 * Where releases stand: `{name}/{version}/…` never changes, and each channel points at what runs. A
 * directory or a bucket; the same tests hold for both.
 */
export type ReleaseStore = {
  /** Puts a built folder. `present`: the same bytes stand there already. Rejects with {@link ReleaseConflict} for others. */
  putRelease(name: string, version: string, folder: string): Promise<'stored' | 'present'>
  /** One file of a release, `undefined` when it is not there. */
  readFile(name: string, version: string, file: string): Promise<Buffer | undefined>
  /** Keeps the signature of a release beside its files, under the name of the key. The same again changes nothing. */
  putSignature(release: ReleaseName, keyId: string, signature: string): Promise<void>
  readSignature(release: ReleaseName, keyId: string): Promise<string | undefined>
  /** Which write of a channel is the latest: cheap enough to be asked for every page. */
  latestRevision(channel: string): Promise<string | undefined>
  /** Rejects when it is there and not readable: {@link ChannelUnreadable}. */
  readChannel(channel: string): Promise<ChannelState | undefined>
  /** Revisions of the writes that are kept, oldest first. */
  revisions(channel: string): Promise<string[]>
  /** The registry after one write of a channel; `undefined` when it is not kept any more. Rejects like {@link readChannel}. */
  readRevision(channel: string, revision: string): Promise<Registry | undefined>
  /** Who may change what; `undefined` while nobody has set up teams. Rejects when the list is damaged. */
  readTeams(): Promise<TeamState | undefined>
  /** Compare and swap, like {@link writeChannel}. */
  writeTeams(next: TeamList, before: string | undefined): Promise<boolean>
  /** Compare and swap: `false` when somebody else wrote after `before` was read; then nothing has changed. */
  writeChannel(channel: string, next: Registry, before: string | undefined): Promise<boolean>
}

/** The same version with other bytes: a release never changes. */
export class ReleaseConflict extends Error {
  override name = 'ReleaseConflict'
  constructor(release: string, version: string) {
    super(`${release} ${version} is in the store already, with other bytes: a release never changes`)
  }
}

/** A channel's file is there, but it is cut off, of another version, or no registry at all. */
export class ChannelUnreadable extends Error {
  override name = 'ChannelUnreadable'
}

/** The store does not answer, or does not let us in. */
export class StoreUnreachable extends Error {
  override name = 'StoreUnreachable'
}
