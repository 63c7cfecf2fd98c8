import { type Registry, type ReleaseDescriptor, releaseLimits } from '@shop/shared/contract'
import type { Refusal } from './refusal.ts'

/** Names that stand for something else in the store, in addresses and in reports. */
const reserved = new Set(['shell', 'channels'])

/** A remote's name and the global name of its container belong to it alone; so does what was built in the shop's repository. */
export function checkNames(descriptor: ReleaseDescriptor, { remotes }: Registry): Refusal[] {
  const { name, version, container, doors } = descriptor
  const label = `${name} ${version}`
  const choose = 'choose another name, in package.json and in the build'
  if (reserved.has(name))
    return [{ rule: 'names', ours: `a remote is named ${name}`, theirs: 'that name is the platform’s', wayOut: choose }]
  const others = Object.values(remotes).flatMap(({ candidates: [newest] }) => newest?.descriptor ?? [])
  const sameContainer = others.find((other) => other.name !== name && other.container === container)
  if (sameContainer !== undefined)
    return [
      {
        rule: 'names',
        ours: `${label} defines the container ${container}`,
        theirs: `so does ${sameContainer.name} ${sameContainer.version}: a page would take the one for the other`,
        wayOut: `name it ${name.replaceAll('-', '_')}`,
      },
    ]
  const before = others.find((other) => other.name === name)
  const isOfRepository = Object.keys(before?.doors ?? {}).length > 0
  if (before === undefined || !isOfRepository || Object.keys(doors).length > 0) return []
  return [
    {
      rule: 'names',
      ours: `${label} is built outside of the shop’s repository`,
      theirs: `${name} ${before.version}, which is shown, is built in it`,
      wayOut: `${choose}; a remote that moves out is disabled and released under a new name`,
    },
  ]
}

/** Every route stands in the page of everybody. */
export function checkRouteCount({ name, version, routes }: ReleaseDescriptor): Refusal[] {
  const count = Object.keys(routes).length
  if (count <= releaseLimits.routes) return []
  return [
    {
      rule: 'routes',
      ours: `${name} ${version} declares ${count} routes`,
      theirs: `a remote may have ${releaseLimits.routes}: each stands in the HTML of every page`,
      wayOut: 'put what differs into parameters (/recipes/:id), or split the remote',
    },
  ]
}

const kinds = { connect: 'connect to', font: 'take fonts from', img: 'take pictures from' } as const

/**
 * Origins beside the shop's own, against those that the operator allows.
 *
 * @param allowed - remote → origins
 */
export function checkOrigins(
  { name, version, origins = {} }: ReleaseDescriptor,
  allowed: Readonly<Record<string, readonly string[]>>,
): Refusal[] {
  const own = allowed[name] ?? []
  const asked = (['connect', 'font', 'img'] as const).flatMap((kind) =>
    (origins[kind] ?? []).map((origin) => ({ kind, origin })),
  )
  return asked
    .filter(({ origin }) => !own.includes(origin))
    .map(({ kind, origin }) => ({
      rule: 'origins',
      ours: `${name} ${version} would ${kinds[kind]} ${origin} (origins.${kind})`,
      theirs: `REMOTE_ORIGINS allows ${name} ${own.length === 0 ? 'none' : own.join(', ')}: the page’s policy would refuse it`,
      wayOut: `ask the operator for REMOTE_ORIGINS=${name}=${origin}, or leave it out of origins.${kind}`,
    }))
}
