import * as v from '@shop/shared/schema'
import { firstRead, firstReads } from './first-read.ts'
import { factRef, routeDeclaration } from './route.ts'
import { releaseSlots } from './slot.ts'

const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/))
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/))
/** No segment begins with a dot: none leads out of the release, none is hidden. */
const file = v.pipe(v.string(), v.regex(/^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/))
const integrity = v.pipe(v.string(), v.regex(/^sha(?:256|384)-[A-Za-z0-9+/]+=*$/))

const container = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/))

/** Nothing but an origin: it stands in the page's policy. */
const origins = v.optional(v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/))))

/** Limits on what one release may bring: its descriptor is in every channel, and parts of it in every page. */
export const releaseLimits = { descriptorBytes: 256 * 1024, routes: 50, files: 500, bytes: 20 * 1024 * 1024 } as const

const builtFile = v.object({ integrity, bytes: v.number(), brotli: v.number() })

/**
 * Shared entry points → the version that a build has of each, and a digest of the code of that version. Builds from
 * before entry points had versions name none. docs/entry-points.md
 */
const doors = v.optional(v.record(v.string(), v.object({ version, contents: v.string() })), {})

/** The file that renders first views for the edge, with the screens and the slots that it can. Releases of before have none. */
const serverSide = v.optional(
  v.object({ entry: file, screens: v.array(v.string()), slots: v.optional(v.array(v.string())) }),
)

/**
 * `release.json`, written by a remote's build into its folder: all that the shell, the edge and the
 * release tools know of that release.
 */
export const releaseDescriptor = v.object({
  name,
  version,
  commit: v.string(),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  /** A semver range over the contract between shell and remotes: the version of the entry point `@shop/shared/platform`. */
  contract: v.string(),
  /** Global name of the container that the entry defines. */
  container,
  entry: file,
  /** Trusted Types policies its code creates; the edge lists them in the page's policy. */
  trustedTypes: v.array(v.string()),
  /** Where its code connects to, and takes fonts and pictures from, beside the shop's own. The operator allows each. */
  origins: v.optional(v.object({ connect: origins, font: origins, img: origins })),
  routes: v.record(v.string(), routeDeclaration),
  /** Per screen, and per slot that it fills: what it reads first. */
  reads: firstReads,
  tells: v.array(factRef),
  hears: v.array(factRef),
  slots: v.optional(releaseSlots),
  /** Platform singletons it takes from the shell, with the range it accepts. */
  singletons: v.record(v.string(), v.string()),
  /** Every file that may be asked for, with its hash and its sizes in bytes. */
  files: v.record(file, builtFile),
  /** The most that the first view of any of its screens may weigh, entry included: bytes of brotli. */
  budgetBytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Per screen: the files of its first view beyond the entry, in load order. */
  preload: v.record(v.string(), v.array(file)),
  /** Per screen: the common parts it takes from the shell when that has at least the version of {@link doors}. */
  parts: v.record(v.string(), v.array(v.string())),
  doors,
  /** Common parts → the scripts of its own copy, for a shell that is older. */
  ownParts: v.optional(v.record(v.string(), v.array(file)), {}),
  server: serverSide,
})
export type ReleaseDescriptor = v.InferOutput<typeof releaseDescriptor>

/** A further platform set of a shell, in a federation container of its own. docs/majors.md */
const builtPlatformSet = v.object({
  name,
  contract: version,
  /** The modules that it has itself → their versions. */
  provides: v.record(v.string(), version),
  container,
  entry: file,
  /** It turns what a shell of the first set hands to a remote into what its own contract says: exposed as `./adapt`. */
  adapts: v.optional(v.literal(true)),
})

/** `shell.json`, written by the shell's build. */
export const shellManifest = v.object({
  version,
  /** The version of the contract that this shell serves. */
  contract: version,
  /** Routes that it shows itself; no remote may claim them. */
  routes: v.record(v.string(), routeDeclaration),
  /** Routes that it shows as long as no remote claims them. */
  placeholders: v.optional(v.record(v.string(), routeDeclaration), {}),
  tells: v.array(factRef),
  hears: v.array(factRef),
  /** Singletons and common parts that it provides → their versions. */
  provides: v.record(v.string(), v.string()),
  /** Sets beside that one, for releases of another major. Older shells have none. */
  alsoProvides: v.optional(v.array(builtPlatformSet)),
  /** The form of page data that it reads beside the first one, which names every release of every remote. */
  pageForm: v.optional(v.literal(2)),
  /** It waits while the page looks for the login of the browser. Older shells look for it themselves. [K-28] */
  waitsForLogin: v.optional(v.literal(true)),
  /** It takes up the rendered page that a login comes back to in silence. */
  takesUpReturn: v.optional(v.literal(true)),
  /** It takes up slots that the edge has filled. */
  takesUpSlots: v.optional(v.literal(true)),
  /** Of every page. */
  reads: v.optional(v.array(firstRead), []),
  commit: v.string(),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  trustedTypes: v.array(v.string()),
  /** Scripts of the first load, in order. */
  scripts: v.array(file),
  /** Those of the app's webview, which draws no header, drawer and footer. Older shells have one first load for both. */
  webviewScripts: v.optional(v.array(file)),
  /** Common parts outside of the first load → their scripts. */
  parts: v.record(v.string(), v.array(file)),
  doors,
  files: v.record(file, builtFile),
  server: serverSide,
})
export type ShellManifest = v.InferOutput<typeof shellManifest>

const hour = v.pipe(v.string(), v.isoTimestamp())

/** How a channel lists a release, of a remote or of the shell. */
const candidateOf = <Descriptor extends v.GenericSchema>(descriptor: Descriptor) =>
  v.object({
    descriptor,
    releasedAt: hour,
    /** Words of the team beside it. */
    note: v.optional(v.pipe(v.string(), v.maxLength(200))),
    /** Share in percent of those who get it before it is everybody's. */
    canary: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    /** It did worse than the last good release and was taken back: nobody gets it any more. */
    halted: v.optional(v.object({ at: hour, why: v.string() })),
    /** It does worse and was left where it is: by setting, or because nothing good stands behind it. */
    worse: v.optional(v.object({ at: hour, why: v.string() })),
    /** When enough visits had gone well: pages fall back to proven releases before others. */
    provenAt: v.optional(hour),
  })

/** Versions that were rolled back, latest first. */
const withdrawn = v.array(v.object({ version, at: hour }))

/** A release that may be shown. Its files stand under `{assets origin}/{name}/{version}/`. */
export const candidateRelease = candidateOf(releaseDescriptor)
export type CandidateRelease = v.InferOutput<typeof candidateRelease>

/** A shell that may be shown. Its files stand under `/_shell/{version}/` of the shop's own origin. */
const candidateShell = candidateOf(shellManifest)
export type CandidateShell = v.InferOutput<typeof candidateShell>

/** The releases of one remote in a channel. */
export const channelRemote = v.object({
  /** The kill switch: nobody gets any release of it. */
  disabled: v.boolean(),
  /** Newest first. The first that is neither a canary nor halted is everybody's, those behind it are "last good", proven ones first. */
  candidates: v.array(candidateRelease),
  withdrawn,
})
export type ChannelRemote = v.InferOutput<typeof channelRemote>

/** Shells that a channel shows in one entry, in the order of {@link channelRemote}. */
const channelShell = v.object({ candidates: v.array(candidateShell), withdrawn })
export type ChannelShell = v.InferOutput<typeof channelShell>

const remotes = v.record(name, channelRemote)

/** Who made a write of a channel, and why. Writes of before name nobody. */
const channelChange = v.object({
  /** A team, an address, a user of a machine, or `shop` for what the services do by themselves. */
  by: v.string(),
  at: hour,
  /** One line: `mfe-a 1.2.0+0a1b2c3d released to everybody`. */
  what: v.string(),
  /** Words of the team, or of the verdict. */
  why: v.optional(v.string()),
})
export type ChannelChange = v.InferOutput<typeof channelChange>

/** The contents of a channel of the release store. The webview may hold on to an older shell than the web. [MOB-021] */
export const registry = v.object({
  format: v.literal(3),
  shells: v.object({ web: channelShell, webview: channelShell }),
  remotes,
  /** The change of this write, with who made it. */
  change: v.optional(channelChange),
})
export type Registry = v.InferOutput<typeof registry>

const onlyCandidate = (descriptor: ShellManifest): ChannelShell => ({
  candidates: [{ descriptor, releasedAt: descriptor.builtAt }],
  withdrawn: [],
})

/** The format before, in which each entry had one shell: read as its only release, and written no more. */
export const registryOfFormat2 = v.pipe(
  v.object({
    format: v.literal(2),
    shells: v.object({ web: shellManifest, webview: shellManifest }),
    remotes,
  }),
  v.transform(
    ({ shells, ...rest }): Registry => ({
      ...rest,
      format: 3,
      shells: { web: onlyCandidate(shells.web), webview: onlyCandidate(shells.webview) },
    }),
  ),
)
