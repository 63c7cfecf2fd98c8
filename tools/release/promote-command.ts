import { changeRows, checkRelease, checkShell, rowsAt } from '@shop/release-store'
import { withoutShare } from './channel-changes.ts'
import type { Command } from './command.ts'
import { changeChannel, channelHelp } from './deployment.ts'
import { entryHelp, readPlace } from './entry-option.ts'
import { expectNone } from './outcome.ts'
import { placesOf } from './places.ts'

const usage = `pnpm promote <remote|shell>
  Makes its canary everybody's. Nothing is built. (pnpm release of the same build does so too.)
${channelHelp}
${entryHelp}`

export const promote: Command = async (args, surroundings) => {
  const { name, into, deployment } = readPlace(usage, args, surroundings)
  const { channel } = deployment
  const { after } = await changeChannel(deployment, { name, now: surroundings.now() }, (registry) =>
    placesOf(registry, name, into, channel).reduce(
      (next, place) =>
        changeRows(next, place, (rows) => {
          const promoted = withoutShare(name, rows)
          for (const { descriptor } of promoted.candidates.slice(0, 1))
            expectNone(
              'entry' in descriptor
                ? checkRelease(descriptor, registry)
                : checkShell(descriptor, place.entry === undefined ? [] : [place.entry], registry),
            )
          return promoted
        }),
      registry,
    ),
  )
  const [first] = placesOf(after, name, into, channel)
  const version = first === undefined ? undefined : rowsAt(after, first)?.candidates[0]?.descriptor.version
  surroundings.print(
    `${name} ${version} is live in ${channel} for ${name === 'shell' ? into.join(' and ') : 'everybody'}`,
  )
  return 0
}
