import type { Refusal } from '@shop/release-store'
import type { ReleaseDescriptor } from '@shop/shared/contract'
import type { CommandContext } from '../../release/command.ts'
import { type Commands, runCommand, storeCommands } from '../../release/commands.ts'
import { publishWith } from '../../release/publish-command.ts'
import { expectSettings } from '../expect-settings.ts'
import { outsideWords } from '../outside-words.ts'
import { scaffoldCommand } from '../scaffold-command.ts'
import { kitContract } from './kit-version.ts'

/** A rendered first view is run before it is released, which takes the services of a checkout. */
const refuseServerEntry = async (_: string, { name, version, server }: ReleaseDescriptor): Promise<Refusal[]> =>
  server === undefined
    ? []
    : [
        {
          rule: 'descriptor',
          ours: `${name} ${version} has a server entry (server.entry)`,
          theirs: 'only a checkout of the shop can render it before it is shown',
          wayOut: 'leave server out, or let the shop’s team publish the folder: pnpm publish:folder <folder>',
        },
      ]

const ofStore: Commands = {
  publish: publishWith({ ownRemotes: () => [], checkFirstViews: refuseServerEntry }),
  ...storeCommands,
}

const commands: Commands = {
  scaffold: scaffoldCommand(kitContract()),
  ...Object.fromEntries(
    Object.entries(ofStore).map(([name, command]) => [
      name,
      async (args: readonly string[], context: CommandContext) => {
        if (!args.includes('--help')) expectSettings(name, context.environment)
        return command(args, context)
      },
    ]),
  ),
}

/** `npx remote-kit <command>`: the commands of a release, which need the settings of the store alone. */
process.exitCode = await runCommand(commands, process.argv.slice(2), {
  root: process.cwd(),
  environment: process.env,
  now: () => new Date(),
  print: (text) => console.log(outsideWords(text)),
  log: (text) => console.error(outsideWords(text)),
})
