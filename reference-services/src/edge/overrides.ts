import { type Override, type OverrideBuild, readOverride, signOverride } from '@shop/release-store'
import type { OverrideRefusal, ShellManifest } from '@shop/shared/contract'
import { isLocalHost } from '../local-origin.ts'
import type { Offer } from './offers.ts'
import type { FindBuild, FoundBuild, OriginRule } from './override-builds.ts'

/** A session in which a link of QA is on. */
export type OverrideSession = {
  offers: readonly Offer[]
  /** The shell of its pages, when the link chooses one. */
  shell?: ShellManifest
  /** In words for the banner: `name@version`, or `name@address`. */
  builds: string[]
  /** Milliseconds since 1970. */
  until: number
  /** Origins of builds outside of the store. */
  origins: string[]
}

export type Overrides = {
  /** Opens the builds that a link asks for. The session carries `ticket` from then on. */
  begin(asked: readonly string[]): Promise<{ ticket: string } | { refused: OverrideRefusal }>
  /** Looked at again for every page: a session ends at its hour. */
  resume(ticket: string): Promise<OverrideSession | { refused: OverrideRefusal }>
}

export type OverridePorts = {
  secret: string
  /** A link without a signature works on a developer's own machine only. */
  isLocal: boolean
  allowedOrigins: readonly string[]
  findBuild: FindBuild
  now?: () => Date
}

/** A cookie has room for four thousand bytes, name and flags included. */
const longestTicket = 2048
const localPrefix = 'local.'
const localLivesMs = 8 * 60 * 60 * 1000

/** `mfe-x@1.2.3` or `mfe-x@http://localhost:4300/`: no link with a signature has this shape. */
const unsignedBuild = /^([a-z][a-z0-9-]*)@(.+)$/

/** Judges links of QA and the sessions that they open. */
export function createOverrides({
  secret,
  isLocal,
  allowedOrigins,
  findBuild,
  now = () => new Date(),
}: OverridePorts): Overrides {
  // Of no use as a link: it stands for what this machine alone allows.
  const localSecret = `${secret} of this machine`
  const listed: OriginRule = ({ origin }) => allowedOrigins.includes(origin)
  const local: OriginRule = ({ hostname }) => isLocalHost(hostname)

  function read(ticket: string): { override: Override; isAllowed: OriginRule } | { refused: OverrideRefusal } {
    if (ticket.length > longestTicket) return { refused: 'forged' }
    const isUnsigned = isLocal && ticket.startsWith(localPrefix)
    const override = isUnsigned
      ? readOverride(ticket.slice(localPrefix.length), localSecret, now())
      : readOverride(ticket, secret, now())
    if ('refused' in override) return override
    return { override, isAllowed: isUnsigned ? local : listed }
  }

  async function resume(ticket: string): Promise<OverrideSession | { refused: OverrideRefusal }> {
    const known = read(ticket)
    if ('refused' in known) return known
    const { builds, until } = known.override
    const found = await Promise.all(builds.map((build) => findBuild(build, known.isAllowed)))
    const refused = found.find((one) => 'refused' in one)
    if (refused !== undefined) return refused
    const offers = found.flatMap((one) => ('offer' in one ? [one.offer] : []))
    const shell = found.find((one) => 'shell' in one)
    return { offers, ...shell, until, builds: builds.map(nameOf), origins: originsOf(builds, found) }
  }

  function toTicket(asked: readonly string[]): { ticket: string } | { refused: OverrideRefusal } {
    const [first = '', ...more] = asked
    if (!isLocal || !unsignedBuild.test(first)) return more.length === 0 ? { ticket: first } : { refused: 'forged' }
    const builds = asked.flatMap((one) => toBuild(one) ?? [])
    if (builds.length < asked.length) return { refused: 'forged' }
    if (new Set(builds.map(({ remote }) => remote)).size < builds.length) return { refused: 'twice' }
    try {
      const override = { builds, until: now().getTime() + localLivesMs }
      return { ticket: `${localPrefix}${signOverride(override, localSecret)}` }
    } catch {
      // No name of a remote, or no version: what nobody could have released.
      return { refused: 'unknown' }
    }
  }

  return {
    async begin(asked) {
      const made = toTicket(asked)
      if ('refused' in made) return made
      const session = await resume(made.ticket)
      return 'refused' in session ? session : made
    },
    resume,
  }
}

function toBuild(asked: string): OverrideBuild | undefined {
  const [, remote, place] = unsignedBuild.exec(asked) ?? []
  if (remote === undefined || place === undefined) return undefined
  return /^https?:/.test(place) ? { remote, url: place } : { remote, version: place }
}

const nameOf = (build: OverrideBuild): string => `${build.remote}@${'url' in build ? build.url : build.version}`

const originsOf = (builds: readonly OverrideBuild[], found: readonly FoundBuild[]): string[] => {
  const outside = found.flatMap((one, place) => {
    const build = builds[place]
    return 'offer' in one && build !== undefined && 'url' in build ? [new URL(one.offer.base).origin] : []
  })
  return [...new Set(outside)]
}
