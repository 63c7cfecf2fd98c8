import path from 'node:path'
import { isBucket, type ReleaseStore } from '@shop/release-store'
import type { Registry } from '@shop/shared/contract'

export type Build = { name: string; version: string }

export type Judged = Build & {
  /** The channel has nothing of it, or this checkout has changed it since it handed it over last. */
  isToPublish: boolean
  /** Another build is shown, and this checkout has never handed one over: which is newer, nobody knows here. */
  isSomebodyElses: boolean
}

type Facts = {
  root: string
  location: string
  store: ReleaseStore
  /** The registry of the channel. */
  shown: Registry | undefined
  /** The builds that this checkout handed over last. */
  last: Readonly<Record<string, string>>
}

/** Builds of a checkout that a start may put in front of those in the channel. */
export async function judgeBuild(build: Build, { root, location, store, shown, last }: Facts): Promise<Judged> {
  const { name, version } = build
  const there = shown === undefined ? [] : versionsInFront(name, shown)
  const handedOver = last[name]
  const isFirst = there.length > 0 && handedOver === undefined
  // A store within the checkout is its own: what it never held was built here since.
  const isNew = isFirst && isWithin(root, location) && !(await isStored(store, build))
  const isToPublish = there.length === 0 || isNew || (handedOver !== undefined && handedOver !== version)
  return { ...build, isToPublish, isSomebodyElses: isFirst && !isNew && there.some((one) => one !== version) }
}

function versionsInFront(name: string, { shells, remotes }: Registry): string[] {
  const rows = name === 'shell' ? Object.values(shells) : [remotes[name]]
  return rows.flatMap((one) => (one === undefined ? [] : [one.candidates[0]?.descriptor.version ?? '']))
}

const isWithin = (root: string, location: string): boolean =>
  !isBucket(location) && !path.relative(root, location).startsWith('..')

const isStored = async (store: ReleaseStore, { name, version }: Build): Promise<boolean> =>
  (await store.readFile(name, version, name === 'shell' ? 'shell.json' : 'release.json')) !== undefined
