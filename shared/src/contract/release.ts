import * as v from 'valibot'

/**
 * The version of the contract between shell and remotes (custom props, descriptor, bus). A remote
 * names the range it was built for; the shell refuses a release whose range it does not serve.
 */
export const contractVersion = '1.0.0'

const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.-]+)?$/))
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/))
const file = v.pipe(v.string(), v.regex(/^[\w.~-]+(?:\/[\w.~-]+)*$/))
const integrity = v.pipe(v.string(), v.regex(/^sha(?:256|384)-[A-Za-z0-9+/]+=*$/))

/** Every flag of a route; leaving one out does not compile. [GRD-011] */
const routeFlags = v.object({
  title: v.string(),
  desc: v.string(),
  keywords: v.string(),
  robots: v.string(),
  viewMode: v.boolean(),
  requiredAuth: v.boolean(),
  requiredIdToken: v.boolean(),
  showSearchBox: v.boolean(),
  searchBoxNotFixed: v.boolean(),
  hidePlanningWeekHeader: v.boolean(),
  mustInitOrder: v.boolean(),
  returnFromAuth: v.boolean(),
  openNewWidget: v.boolean(),
  prohibitFamilyMember: v.boolean(),
  prohibitCorporateUser: v.boolean(),
  prohibitMimamorareMember: v.boolean(),
  setMetaIndividually: v.boolean(),
})

/** A route as its owner declares it. */
export const routeDeclaration = v.object({
  ...routeFlags.entries,
  /** Router pattern, `/products/:planningWeekNumber/:orderNumber`. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** The same screen under `/mobile` for the app's webview. [MOB-021] */
  mobileTwin: v.boolean(),
  /** The screen that shows it: the key in the remote's `screens`, and the name of its chunk. */
  screen: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
})
export type RouteDeclaration = v.InferOutput<typeof routeDeclaration>

/** A bus fact by name and version. */
export const factRef = v.object({ name: v.string(), version: v.pipe(v.number(), v.integer(), v.minValue(1)) })

const builtFile = v.object({ integrity, bytes: v.number(), brotli: v.number() })

/**
 * `release.json`, written by a remote's build into its folder: all that the shell, the edge and the
 * release tools know of that release.
 */
export const releaseDescriptor = v.object({
  name,
  version,
  commit: v.string(),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  /** A semver range over {@link contractVersion}. */
  contract: v.string(),
  /** Global name of the container that the entry defines. */
  container: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/)),
  entry: file,
  /** Trusted Types policies its code creates; the edge lists them in the page's policy. */
  trustedTypes: v.array(v.string()),
  routes: v.record(v.string(), routeDeclaration),
  tells: v.array(factRef),
  hears: v.array(factRef),
  /** Platform singletons it takes from the shell, with the range it accepts. */
  singletons: v.record(v.string(), v.string()),
  /** Every file that may be asked for, with its hash and its sizes in bytes. */
  files: v.record(file, builtFile),
  /** Per screen: the files of its first view beyond the entry, in load order. */
  preload: v.record(v.string(), v.array(file)),
  /** Per screen: the common parts it takes from the shell when they fit. */
  parts: v.record(v.string(), v.array(v.string())),
})
export type ReleaseDescriptor = v.InferOutput<typeof releaseDescriptor>

/** A release that may be shown. Its files stand under `{assets origin}/{name}/{version}/`. */
export const candidateRelease = v.object({
  descriptor: releaseDescriptor,
  /** Share of members, in percent, that get it before it is everybody's. */
  canary: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
})
export type CandidateRelease = v.InferOutput<typeof candidateRelease>

/** `shell.json`, written by the shell's build. */
export const shellManifest = v.object({
  version,
  commit: v.string(),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  trustedTypes: v.array(v.string()),
  /** Scripts of the first load, in order. */
  scripts: v.array(file),
  /** Common parts outside of the first load → their scripts. */
  parts: v.record(v.string(), v.array(file)),
  files: v.record(file, builtFile),
})
export type ShellManifest = v.InferOutput<typeof shellManifest>

/** `{channel}.json` in the release store: what runs. Candidates newest first. */
export const registry = v.object({
  format: v.literal(1),
  shell: shellManifest,
  remotes: v.record(name, v.object({ disabled: v.boolean(), candidates: v.array(candidateRelease) })),
})
export type Registry = v.InferOutput<typeof registry>
