import { renderRefusal } from '@shop/release-store'
import { buildChanged } from '../start/build-changed.ts'
import { Refusal } from '../start/refusal.ts'
import { builtRemote, builtShell } from './built.ts'
import { expectReleasable, headCommit, uncommittedFiles } from './checkout.ts'
import { type Command, type CommandContext, expectNames, readArgs } from './command.ts'
import { channelHelp, liveStoreOf, openDeployment, readRegistry } from './deployment.ts'
import { entryHelp, toEntries } from './entry-option.ts'
import { type Outcome, orRefused } from './outcome.ts'
import { releaseBuiltShell } from './release-built-shell.ts'
import { releaseOptions, toNote, toShare } from './release-options.ts'
import { releaseRemote } from './release-remote.ts'
import { releaseStored } from './release-stored.ts'

const usage = `pnpm release <remote|shell>
  Builds one package, checks and runs it beside everything that is deployed, and shows it.
pnpm release <remote|shell>@<version>
  Shows a release that is in the store, without sources and without a build.
${channelHelp}
  --canary <percent>             only to this share of members, the shell: of browsers (0 to 100)
  --note <text>                  what others read beside it
${entryHelp}
  --check                        only report what would be refused
  --without-browser              does not run its code, and notes that beside the release
  --json                         the answer as data`

/** Builds, checks, stores, and moves the pointer; nothing has changed unless it says so. */
export const release: Command = async (args, surroundings) => {
  const { values, positionals } = readArgs(usage, args, {
    ...releaseOptions,
    entry: { type: 'string' },
    'without-browser': { type: 'boolean' },
  })
  expectNames(usage, positionals, 1)
  const [name = ''] = positionals
  if (name.includes('@')) return releaseStored(args, surroundings)
  const { root, environment } = surroundings
  const isShell = name === 'shell'
  const [canary, note, into] = [toShare(values.canary), toNote(values.note), toEntries(name, values.entry)]
  expectReleasable(root, name)
  if (environment['SHOP_BUILD'] === 'development')
    throw new Refusal('SHOP_BUILD=development builds what no member may get: unset it')
  const deployment = openDeployment(surroundings, values.channel)
  // Asked before the build: half a minute later is late to hear that the store is away.
  if (!isShell) await readRegistry(deployment)
  if (!values.check) await deployment.authorOf(name)
  const commit = await headCommit(root)
  const uncommitted = await uncommittedFiles(root, name)
  if (uncommitted.length > 0 && !values.check)
    throw new Refusal(
      `${name} would be built from what is in no commit:\n${spell(uncommitted)}\nCommit it, or put it away (git stash)`,
    )

  const { log, stop, now, openRunCheck } = surroundings
  // Opened before the build, so that its services and its browser start meanwhile.
  const runCheck =
    values['without-browser'] === true
      ? undefined
      : openRunCheck?.({ root, environment, live: liveStoreOf(deployment), log, stop })
  try {
    // A check asks whether it fits, often: maps are made for what is released.
    await buildChanged([name], { root, log, stop, sourceMaps: values.check !== true })
    const { version } = isShell ? await builtShell(root) : await builtRemote(root, name)
    const { channel } = deployment
    const request = { root, commit, now: now(), canary, note, isCheckOnly: values.check === true, runCheck }
    const attempt = isShell
      ? releaseBuiltShell(deployment, { ...request, into })
      : releaseRemote(deployment, { ...request, name })
    const outcome = await orRefused(attempt, { name, version, commit, channel })
    return report(outcome, { uncommitted, isJson: values.json === true }, surroundings)
  } finally {
    await runCheck?.close()
  }
}

function report(
  outcome: Outcome,
  { uncommitted, isJson }: { uncommitted: readonly string[]; isJson: boolean },
  { print }: CommandContext,
): number {
  if (isJson) print(JSON.stringify({ ...outcome, uncommitted }, null, 2))
  else {
    for (const refusal of outcome.refusals) print(renderRefusal(refusal))
    print(outcome.words)
    if (uncommitted.length > 0) print(`and a release would be refused: in no commit are\n${spell(uncommitted)}`)
  }
  return outcome.result === 'refused' || uncommitted.length > 0 ? 1 : 0
}

const maxNamed = 10
function spell(files: readonly string[]): string {
  const more = files.length - maxNamed
  return [...files.slice(0, maxNamed), ...(more > 0 ? [`and ${more} more`] : [])].map((file) => `  ${file}`).join('\n')
}
