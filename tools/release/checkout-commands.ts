import { findRemotes } from '../start/packages.ts'
import { checkFolderFirstViews } from './check-first-views.ts'
import { type Commands, storeCommands } from './commands.ts'
import { publishWith } from './publish-command.ts'
import { release } from './release-command.ts'
import { teams } from './teams-command.ts'

/** Every command of a checkout of this repository. */
export const checkoutCommands: Commands = {
  ...storeCommands,
  teams,
  release,
  publish: publishWith({ ownRemotes: findRemotes, checkFirstViews: checkFolderFirstViews }),
}
