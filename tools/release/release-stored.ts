import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Refusal } from '../start/refusal.ts'
import { type Command, expectNames, readArgs } from './command.ts'
import { channelHelp, liveStoreOf, openDeployment } from './deployment.ts'
import { entryHelp, toEntries } from './entry-option.ts'
import { type Outcome, orRefused, printOutcome } from './outcome.ts'
import { releaseOptions, toNote, toShare } from './release-options.ts'
import { releaseShell } from './release-shell.ts'
import { showRelease } from './show-release.ts'
import { parseReleaseName, readStored, takeOut } from './stored-release.ts'

const usage = `pnpm release <remote|shell>@<version>
  Shows a release that is in the store, by its name: neither sources nor a build are needed. It is checked and run
  beside everything that is deployed now; its first views were rendered when it was put into the store.
${channelHelp}
  --canary <percent>             only to this share of members, the shell: of browsers (0 to 100)
  --note <text>                  what others read beside it
${entryHelp}
  --check                        only report what would be refused
  --without-browser              does not run its code, and notes that beside the release; so outside of a checkout
  --json                         the answer as data`

/** Any version of the store, the shell's included. */
export const releaseStored: Command = async (args, surroundings) => {
  const { values, positionals } = readArgs(usage, args, {
    ...releaseOptions,
    entry: { type: 'string' },
    'without-browser': { type: 'boolean' },
  })
  expectNames(usage, positionals, 1)
  const [given = ''] = positionals
  const wanted = parseReleaseName(given)
  if (wanted === undefined) throw new Refusal(`${given} names no release: <remote|shell>@<version> does\n\n${usage}`)
  const { name, version } = wanted
  const [canary, note, into] = [toShare(values.canary), toNote(values.note), toEntries(name, values.entry)]
  const deployment = openDeployment(surroundings, values.channel)
  const { store, channel } = deployment
  const stored = await readStored(store, name, version)
  const { descriptor } = stored
  const { root, environment, log, stop, now, openRunCheck } = surroundings
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'))
  const live = liveStoreOf(deployment)
  const isRun = values['without-browser'] !== true
  const runCheck = isRun ? openRunCheck?.({ root, folder, environment, live, log, stop }) : undefined
  try {
    const { commit } = descriptor
    const request = { root, commit, now: now(), canary, note, isCheckOnly: values.check === true, runCheck }
    const faults = await takeOut(stored, store, folder)
    const put = async () => undefined
    const attempt: Promise<Outcome> =
      'entry' in descriptor
        ? showRelease(deployment, request, { descriptor, faults, put })
        : releaseShell(deployment, { ...request, into }, { descriptor, findFaults: async () => faults, put })
    const outcome = await orRefused(attempt, { name, version, commit, channel })
    return printOutcome(outcome, values.json === true, surroundings)
  } finally {
    await runCheck?.close()
    await rm(folder, { recursive: true, force: true })
  }
}
