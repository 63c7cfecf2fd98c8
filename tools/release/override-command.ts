import { type OverrideBuild, operatorSecret, signOverride } from '@shop/release-store'
import { releaseDescriptor } from '@shop/shared/contract'
import { mobilePath } from '@shop/shared/routes'
import * as v from 'valibot'
import { Refusal } from '../start/refusal.ts'
import { type Command, readArgs } from './command.ts'
import { type Deployment, openDeployment, readRegistry, remoteOf } from './deployment.ts'
import { readStored } from './stored-release.ts'

const usage = `pnpm override <remote>@<version|address> [shell@<version>] [more…]
  Prints a link that shows other builds to whoever opens it, for one session. An address is the folder
  of a build on one of OVERRIDE_ORIGINS, for example https://preview.example/mfe-account/.
  --for <time>                   how long the link is good: 30min, 2h (default), at most 24h
  --path <path>                  where it leads (default /)
  --mobile                       to the app's page of that path
  --panel                        no build at all: the link only opens the platform panel
  --channel production|staging   which channel the remotes are looked up in`

const longestMs = 24 * 3_600_000
const patienceMs = 5000

export const override: Command = async (args, surroundings) => {
  const { values, positionals } = readArgs(usage, args, {
    for: { type: 'string', default: '2h' },
    path: { type: 'string', default: '/' },
    mobile: { type: 'boolean' },
    panel: { type: 'boolean' },
    channel: { type: 'string' },
  })
  if (positionals.length === 0 && !values.panel) throw new Refusal(`something is missing\n\n${usage}`)
  const lifeMs = toMilliseconds(values.for)
  const deployment = openDeployment(surroundings, values.channel)
  const builds = await Promise.all(positionals.map((text) => toBuild(text, deployment)))
  const { config } = deployment
  const until = surroundings.now().getTime() + lifeMs
  const link = linkTo(config.origins.shop, values.path, values.mobile === true)
  const secret = operatorSecret(config.dataFolder, surroundings.environment)
  link.searchParams.set('override', sign(builds, until, secret))
  surroundings.print(link.href)
  surroundings.log(`good until ${new Date(until).toISOString()}, for whoever has it`)
  return 0
}

function sign(builds: OverrideBuild[], until: number, secret: string): string {
  try {
    return signOverride({ builds, until }, secret)
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(error.message)
    throw error
  }
}

function linkTo(origin: string, path: string, isMobile: boolean): URL {
  const link = URL.canParse(path, origin) ? new URL(path, origin) : undefined
  if (!path.startsWith('/') || link?.origin !== origin)
    throw new Refusal(`--path ${path} is no path of the shop: /favorite is one`)
  if (isMobile) link.pathname = mobilePath(link.pathname)
  return link
}

function toMilliseconds(text: string): number {
  const [, number, unit] = /^(\d{1,4})(h|min)$/.exec(text) ?? []
  const milliseconds = Number(number) * (unit === 'h' ? 3_600_000 : 60_000)
  if (milliseconds > 0 && milliseconds <= longestMs) return milliseconds
  throw new Refusal(`--for ${text} is no time for a link: 30min, 2h, at most 24h`)
}

async function toBuild(text: string, deployment: Deployment): Promise<OverrideBuild> {
  const [, remote, build] = /^([^@]+)@(.+)$/.exec(text) ?? []
  if (remote === undefined || build === undefined)
    throw new Refusal(
      `${text} names no build: ${text.replace(/@$/, '')}@<version> or ${text.replace(/@$/, '')}@<address> does`,
    )
  if (remote === 'shell') return toShell(build, deployment)
  const isRemote = v.is(releaseDescriptor.entries.name, remote)
  if (!isRemote) remoteOf(await readRegistry(deployment), remote, deployment.channel)
  if (/^https?:/.test(build)) return fromElsewhere(remote, build, deployment)
  const isVersion = v.is(releaseDescriptor.entries.version, build)
  const manifest = isVersion ? await deployment.store.readFile(remote, build, 'release.json') : undefined
  if (manifest !== undefined) {
    await readStored(deployment.store, remote, build)
    return { remote, version: build }
  }
  // A new remote is in no channel yet: only what is not in the store either is unknown.
  remoteOf(await readRegistry(deployment), remote, deployment.channel)
  throw new Refusal(
    `the store has no ${remote} ${build}: pnpm releases lists what there is; a build gets there with pnpm release ${remote} --channel staging, or pnpm publish:folder <folder> --only-store`,
  )
}

/** The edge would refuse one that is not whole, and the link would only say that it does not work. */
async function toShell(version: string, { store }: Deployment): Promise<OverrideBuild> {
  if (!v.is(releaseDescriptor.entries.version, version))
    throw new Refusal(`shell@${version} names no release of the store: shell@<version> does, and no address`)
  const { descriptor } = await readStored(store, 'shell', version)
  const scripts = 'scripts' in descriptor ? [...descriptor.scripts, ...(descriptor.webviewScripts ?? [])] : []
  for (const file of scripts)
    if (descriptor.files[file] === undefined || (await store.readFile('shell', version, file)) === undefined)
      throw new Refusal(
        `shell ${version} is not whole in the store: it lacks ${file}. Release it anew, or choose another`,
      )
  return { remote: 'shell', version }
}

async function fromElsewhere(remote: string, address: string, { config }: Deployment): Promise<OverrideBuild> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !config.overrideOrigins.includes(url.origin)) {
    const known = config.overrideOrigins.length === 0 ? 'it is empty' : `it has ${config.overrideOrigins.join(', ')}`
    throw new Refusal(`${address} is not from an origin of OVERRIDE_ORIGINS (${known}): the shop would refuse it too`)
  }
  if (!url.pathname.endsWith('/')) throw new Refusal(`${address} is no folder: an address of a build ends with a slash`)
  const manifest = new URL('release.json', url)
  const found = await fetch(manifest, { signal: AbortSignal.timeout(patienceMs) })
    .then(async (reply) => (reply.ok ? v.safeParse(releaseDescriptor, await reply.json()) : undefined))
    .catch(() => undefined)
  if (!found?.success) throw new Refusal(`${manifest} does not answer with the manifest of a release`)
  if (found.output.name === remote) return { remote, url: url.href }
  throw new Refusal(`${address} holds a build of ${found.output.name}, not of ${remote}`)
}
