import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { readDescriptor, renderRefusal } from '@shop/release-store'
import type { ReleaseDescriptor } from '@todok/remote-kit'
import { commitOf, containerOf, withDigest } from '../../federation/identity.ts'
import { listFiles } from '../../release/folder/list-files.ts'
import { completeRoutes, type RouteOptions } from './route-defaults.ts'

type Fact = ReleaseDescriptor['tells'][number]

/** A team’s words about its remote; everything else of `release.json` follows from the built files. */
export type RemoteFacts = {
  /** `mfe-recipes`: small letters, digits and hyphens, 41 characters at most. */
  name: string
  /** Of the package, `1.0.0` or `1.0.0-rc.1`. A digest is put behind it: other bytes are another release. */
  version: string
  /** By any key. A route without a `screen` is shown by the screen `main`. */
  routes: Readonly<Record<string, RouteOptions>>
  /** Semver range over the contract; the contract of this kit unless it is said. */
  contract?: string
  /** Facts of the bus that it publishes and subscribes to. */
  publishes?: readonly Fact[]
  subscribes?: readonly Fact[]
  /** Slots of its own screens that others fill, and slots of others that it fills. */
  slots?: ReleaseDescriptor['slots']
  /** The first reads of each screen. */
  reads?: ReleaseDescriptor['reads']
  /** Trusted Types policies that its code creates, `vue` for one. */
  trustedTypes?: readonly string[]
  /** Origins beside the shop's own; the operator allows each. */
  origins?: ReleaseDescriptor['origins']
  /** Bytes of brotli that entry and first view of a screen may weigh together; 60,000 unless it is said. */
  budgetBytes?: number
  /** Unless it is said: of the git checkout around the folder, else `unknown`. */
  commit?: string
}

export type DescriptorOptions = RemoteFacts & {
  /** The built files. `release.json` is written into it, and compressed forms beside the files. */
  folder: string
  /** Unless it is said: the only `entry*.js` in the folder. */
  entry?: string
  /** Screen → scripts of its first view beyond the entry, in load order. */
  preload?: Readonly<Record<string, readonly string[]>>
  /** Singletons that it takes from the shell → the range that it accepts. */
  singletons?: Readonly<Record<string, string>>
}

/** Every option there is: one with a slip of the pen would be left out in silence. */
const options: Readonly<Record<keyof DescriptorOptions, true>> = {
  ...{ name: true, version: true, routes: true, contract: true, publishes: true, subscribes: true, slots: true },
  ...{ reads: true, trustedTypes: true, origins: true, budgetBytes: true, commit: true, folder: true, entry: true },
  ...{ preload: true, singletons: true },
}

const defaultBudgetBytes = 60_000
const compressible = /\.(?:js|css|json|svg|html|txt)$/
const minCompressedBytes = 200
const compress = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) } as const

/**
 * Writes `release.json` of a built folder: completes what the team says by defaults, hashes and weighs every file.
 * Throws an error that names each wrong field and the way out.
 *
 * @param contract - version of the contract of this kit
 */
export async function writeDescriptor(given: DescriptorOptions, contract: string): Promise<ReleaseDescriptor> {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(options, name))
  if (unknown.length > 0)
    throw new Error(`there is no option ${unknown.join(', ')}: known are ${Object.keys(options).join(', ')}`)
  const { folder, name, version, commit = commitOf(folder), budgetBytes = defaultBudgetBytes } = given
  const files = await builtFiles(folder)
  const routes = completeRoutes(given.routes)
  const screens = [...new Set(Object.values(routes).map(({ screen }) => screen))]
  const manifest = {
    name,
    contract: given.contract ?? `^${contract.replace(/\d+$/, '0')}`,
    container: containerOf(name),
    entry: given.entry ?? entryAmong(Object.keys(files)),
    trustedTypes: given.trustedTypes ?? [],
    ...(given.origins === undefined ? {} : { origins: given.origins }),
    routes,
    reads: given.reads ?? {},
    tells: given.publishes ?? [],
    hears: given.subscribes ?? [],
    singletons: given.singletons ?? {},
    ...(given.slots === undefined ? {} : { slots: given.slots }),
    files,
    budgetBytes,
    preload: Object.fromEntries(screens.map((screen) => [screen, given.preload?.[screen] ?? []])),
    parts: Object.fromEntries(screens.map((screen) => [screen, []])),
  }
  const builtAt = new Date().toISOString()
  const read = readDescriptor({ ...manifest, version: withDigest(version, manifest), commit, builtAt })
  if ('refusals' in read) throw new Error(`no release.json:\n${read.refusals.map(renderRefusal).join('\n')}`)
  await writeFile(path.join(folder, 'release.json'), `${JSON.stringify(read.descriptor, null, 2)}\n`)
  return read.descriptor
}

/** Every file that a browser may ask for, by its name in the folder. */
async function builtFiles(folder: string): Promise<ReleaseDescriptor['files']> {
  const listed = await listFiles(folder)
  if ('refusals' in listed) throw new Error(`no release.json:\n${listed.refusals.map(renderRefusal).join('\n')}`)
  const names = [...listed.files.keys()].filter((file) => !/\.(?:br|gz|map)$|^release\.json$|(?:^|\/)\./.test(file))
  const facts = await Promise.all(names.toSorted().map(async (file) => [file, await factsOf(folder, file)] as const))
  return Object.fromEntries(facts)
}

async function factsOf(folder: string, file: string): Promise<ReleaseDescriptor['files'][string]> {
  const content = await readFile(path.join(folder, file))
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
  if (!compressible.test(file) || content.length < minCompressedBytes)
    return { integrity, bytes: content.length, brotli: content.length }
  const [br, gz] = await Promise.all([compress['.br'](content), compress['.gz'](content)])
  await Promise.all([writeFile(path.join(folder, `${file}.br`), br), writeFile(path.join(folder, `${file}.gz`), gz)])
  return { integrity, bytes: content.length, brotli: br.length }
}

function entryAmong(files: readonly string[]): string {
  const entries = files.filter((file) => /^entry[\w.-]*\.js$/.test(file))
  const [entry] = entries
  if (entry !== undefined && entries.length === 1) return entry
  const found = entries.length === 0 ? 'none' : entries.join(', ')
  throw new Error(`no release.json: entry is not clear among the files entry*.js (${found}). Name it: entry: 'main.js'`)
}
