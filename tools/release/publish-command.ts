import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkOrigins, checkRelease, type Refusal, type ReleaseStore } from '@shop/release-store'
import type { ReleaseDescriptor } from '@shop/shared/contract'
import { Refusal as CommandRefusal } from '../start/refusal.ts'
import { type Command, expectNames, readArgs } from './command.ts'
import { channelHelp, type Deployment, liveStoreOf, openDeployment, readIfThere } from './deployment.ts'
import { type BuiltFolder, readFolder } from './folder/read-folder.ts'
import { expectNone, type Outcome, orRefused, printOutcome, tell } from './outcome.ts'
import { releaseOptions, toNote, toShare } from './release-options.ts'
import { type BuiltRelease, showRelease } from './show-release.ts'

const usage = `pnpm publish:folder <folder>
  Checks a folder that was built anywhere (release.json and the files that it names) against everything that is
  deployed, and shows it.
${channelHelp}
  --canary <percent>             only to this share of members (0 to 100)
  --note <text>                  what others read beside it
  --only-store                   puts it into the store and shows it to nobody: pnpm override opens it by a link
  --check                        only report what would be refused
  --without-browser              does not run its code, and notes that beside the release; so outside of a checkout
  --json                         the answer as data`

/** Names that are released by `pnpm release`, and the check of a server entry. */
export type PublishPorts = {
  ownRemotes(root: string): readonly string[]
  checkFirstViews(folder: string, descriptor: ReleaseDescriptor): Promise<readonly Refusal[]>
}

/** The release of a folder: neither sources nor a checkout are needed, only the store. */
export const publishWith =
  ({ ownRemotes, checkFirstViews }: PublishPorts): Command =>
  async (args, surroundings) => {
    const { values, positionals } = readArgs(usage, args, {
      ...releaseOptions,
      'only-store': { type: 'boolean' },
      'without-browser': { type: 'boolean' },
    })
    expectNames(usage, positionals, 1)
    const [given = ''] = positionals
    const [canary, note] = [toShare(values.canary), toNote(values.note)]
    const deployment = openDeployment(surroundings, values.channel)
    const folder = path.resolve(given)
    const built = await readFolder(folder)
    const { descriptor } = built
    const { name, commit } = descriptor
    if (ownRemotes(surroundings.root).includes(name))
      throw new CommandRefusal(`${name} is a remote of this checkout: pnpm release ${name}, or choose another name`)
    const faults = await checkFirstViews(folder, descriptor)
    const isOnlyStored = values['only-store'] === true && values.check !== true
    const isRun = !isOnlyStored && values['without-browser'] !== true
    const { root, environment, log, stop, now, openRunCheck } = surroundings
    const facts = { root, folder, environment, live: liveStoreOf(deployment), log, stop }
    const runCheck = isRun ? openRunCheck?.(facts) : undefined
    const request = { root, commit, now: now(), canary, note, isCheckOnly: values.check === true, runCheck }
    const put = ({ store }: Deployment) => putFolder(store, built)
    const attempt = isOnlyStored
      ? onlyStore(deployment, { descriptor, faults, put })
      : showRelease(deployment, request, { descriptor, faults, put })
    const subject = { ...descriptor, channel: deployment.channel }
    const outcome = await orRefused(attempt, subject).finally(() => runCheck?.close())
    return printOutcome(outcome, values.json === true, surroundings)
  }

/** A conflict with the others makes no difference yet: it is told, and refused when the release is shown. */
async function onlyStore(deployment: Deployment, { descriptor, faults, put }: BuiltRelease): Promise<Outcome> {
  expectNone([...checkOrigins(descriptor, deployment.config.remoteOrigins), ...faults])
  const shown = await readIfThere(deployment)
  const later = shown === undefined ? [] : checkRelease(descriptor, shown)
  const { name, version } = descriptor
  await deployment.authorOf(name)
  await put(deployment)
  await deployment.sign(descriptor)
  const words = `is in the store and shown to nobody: pnpm override ${name}@${version} opens it`
  const andLater = later.length === 0 ? '' : `. Shown in ${deployment.channel} it would be refused as above`
  return tell({ ...descriptor, channel: deployment.channel })('stored', `${words}${andLater}`, later)
}

/** The bytes that were checked, whatever stands in the folder by now. */
async function putFolder(store: ReleaseStore, { descriptor, files }: BuiltFolder): Promise<void> {
  const aside = await mkdtemp(path.join(tmpdir(), 'publish-'))
  try {
    for (const [file, content] of files) {
      await mkdir(path.dirname(path.join(aside, file)), { recursive: true })
      await writeFile(path.join(aside, file), content)
    }
    await store.putRelease(descriptor.name, descriptor.version, aside)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}
