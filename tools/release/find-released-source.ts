import { entries } from '@shop/release-store'
import { findSource, readPlace, type SourcePlace } from '@shop/release-store/source-maps'
import type { Registry } from '@shop/shared/contract'
import { Refusal } from '../start/refusal.ts'
import { type Deployment, readRegistry, remoteOf } from './deployment.ts'

/** Finds the line of the sources that a place of a released script comes from; what cannot be found is refused. */
export async function findReleasedSource(
  deployment: Deployment,
  release: string,
  { place, usage }: { place: string; usage: string },
): Promise<SourcePlace> {
  const [, name, wanted] = /^([a-z][a-z0-9-]*)@(\d[\w.+-]*)$/.exec(release) ?? []
  if (name === undefined || wanted === undefined)
    throw new Refusal(
      `${release} is no release: mfe-catalogue@1.2.3+1a2b3c4d is one, shell@1.2.3+1a2b3c4d another\n\n${usage}`,
    )
  const asked = readPlace(place)
  if (asked === undefined)
    throw new Refusal(
      `${place} is no place of a script: main.1a2b3c4d.js:1:23456 is one, or a line of a stack\n\n${usage}`,
    )
  const version = await versionOf(deployment, name, wanted)
  const { release: ofFrame, file, line, column } = asked
  if (ofFrame !== undefined && (ofFrame.name !== name || ofFrame.version !== version))
    throw new Refusal(
      `the line of the stack is of ${ofFrame.name} ${ofFrame.version}, not of ${name} ${version}: --where ${ofFrame.name}@${ofFrame.version}`,
    )
  const found = await findSource({ name, version, file, line, column }, deployment)
  if ('missing' in found) throw new Refusal(found.missing)
  return found.source
}

/** A version without its digest means the only release of the channel that has it. */
async function versionOf(deployment: Deployment, name: string, wanted: string): Promise<string> {
  if (wanted.includes('+')) return wanted
  const known = versionsIn(await readRegistry(deployment), name, deployment.channel)
  const meant = known.filter((version) => version === wanted || version.startsWith(`${wanted}+`))
  const [version] = meant
  if (version !== undefined && meant.length === 1) return version
  throw new Refusal(
    meant.length === 0
      ? `${deployment.channel} has no ${name} ${wanted}: known are ${known.join(', ')}`
      : `${name} ${wanted} may be any of ${meant.join(', ')}: name one of them`,
  )
}

function versionsIn(registry: Registry, name: string, channel: string): string[] {
  const rows = name === 'shell' ? entries.map((entry) => registry.shells[entry]) : [remoteOf(registry, name, channel)]
  const versions = rows.flatMap(({ candidates, withdrawn }) => [
    ...candidates.map(({ descriptor }) => descriptor.version),
    ...withdrawn.map((one) => one.version),
  ])
  return [...new Set(versions)]
}
