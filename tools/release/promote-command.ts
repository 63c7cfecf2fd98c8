import { checkRelease } from '@shop/release-store'
import { withoutShare } from './channel-changes.ts'
import { type Command, expectNames, readArgs } from './command.ts'
import { changeRemote, channelHelp, openDeployment } from './deployment.ts'
import { expectNone } from './outcome.ts'

const usage = `pnpm promote <remote>
  Makes its canary everybody's. Nothing is built. (pnpm release <remote> of the same build does so too.)
${channelHelp}`

export const promote: Command = async (args, surroundings) => {
  const { values, positionals } = readArgs(usage, args, { channel: { type: 'string' } })
  expectNames(usage, positionals, 1)
  const [name = ''] = positionals
  const deployment = openDeployment(surroundings, values.channel)
  const { after } = await changeRemote(deployment, name, (remote, registry) => {
    const next = withoutShare(name, remote)
    for (const { descriptor } of next.candidates.slice(0, 1)) expectNone(checkRelease(descriptor, registry))
    return next
  })
  surroundings.print(
    `${name} ${after.candidates[0]?.descriptor.version} is live in ${deployment.channel} for everybody`,
  )
  return 0
}
