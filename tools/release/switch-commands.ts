import { checkRelease, offeredReleases } from '@shop/release-store'
import type { ChannelRemote, Registry } from '@shop/shared/contract'
import { type Command, type CommandContext, expectNames, readArgs } from './command.ts'
import { changeRemote, channelHelp, openDeployment } from './deployment.ts'
import { expectNone } from './outcome.ts'

const disableUsage = `pnpm disable <remote>
  The kill switch: nobody gets any release of it, until pnpm enable.
${channelHelp}`

const enableUsage = `pnpm enable <remote>
  Shows its releases again, when nobody has taken their place meanwhile.
${channelHelp}`

export const disable: Command = async (args, surroundings) => {
  const { name, channel, wasSo } = await set(disableUsage, args, surroundings, (remote) =>
    remote.disabled ? remote : { ...remote, disabled: true },
  )
  surroundings.print(
    `${name} is ${wasSo ? 'already ' : ''}switched off in ${channel}: pnpm enable ${name} shows it again`,
  )
  return 0
}

export const enable: Command = async (args, surroundings) => {
  const { name, channel, wasSo } = await set(enableUsage, args, surroundings, (remote, registry) => {
    if (!remote.disabled) return remote
    const next = { ...remote, disabled: false }
    // While it was away the others could take its routes, or change a fact that it hears.
    expectNone(offeredReleases(next).flatMap(({ descriptor }) => checkRelease(descriptor, registry)))
    return next
  })
  surroundings.print(`${name} is ${wasSo ? 'already ' : ''}switched on in ${channel}`)
  return 0
}

async function set(
  usage: string,
  args: readonly string[],
  surroundings: CommandContext,
  change: (remote: ChannelRemote, registry: Registry) => ChannelRemote,
) {
  const { values, positionals } = readArgs(usage, args, { channel: { type: 'string' } })
  expectNames(usage, positionals, 1)
  const [name = ''] = positionals
  const deployment = openDeployment(surroundings, values.channel)
  const { before, after } = await changeRemote(deployment, name, surroundings.now(), change)
  return { name, channel: deployment.channel, wasSo: before === after }
}
