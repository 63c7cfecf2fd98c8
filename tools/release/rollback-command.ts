import { everybodysRelease } from '@shop/release-store'
import { withoutNewest } from './channel-changes.ts'
import { type Command, expectNames, readArgs } from './command.ts'
import { changeRemote, channelHelp, openDeployment } from './deployment.ts'

const usage = `pnpm rollback <remote>
  Takes the newest release away, whoever gets it: the one before is shown again. Nothing is built.
${channelHelp}`

export const rollback: Command = async (args, surroundings) => {
  const { values, positionals } = readArgs(usage, args, { channel: { type: 'string' } })
  expectNames(usage, positionals, 1)
  const [name = ''] = positionals
  const deployment = openDeployment(surroundings, values.channel)
  const { before, after } = await changeRemote(deployment, name, (remote) =>
    withoutNewest(name, remote, surroundings.now()),
  )
  const gone = before.candidates[0]?.descriptor.version
  const shown = everybodysRelease({ ...after, disabled: false })?.descriptor.version
  const off = after.disabled ? `, which nobody gets while ${name} is switched off` : ''
  surroundings.print(`${name} ${gone} is withdrawn from ${deployment.channel}: shown is ${shown}${off}`)
  return 0
}
