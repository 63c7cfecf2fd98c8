import path from 'node:path'
import { findRemotes } from '../start/packages.ts'
import { Refusal } from '../start/refusal.ts'
import { dataFolderOf, firstPort, type HostOptions, readHostArguments } from './host-options.ts'

const standardPort = '4000'
const usage = `usage: pnpm isolate <remote> [--production [--built]] [--release <version>] [--shell <version>]
       pnpm isolate --folder <built folder> [--shell <version>]
       [--port 4000] [--data <folder>]`

/** The remote to look at. */
export type IsolatedSubject =
  /** The build that follows the sources; or the production build, made once. */
  | { from: 'sources'; remote: string }
  | { from: 'build'; remote: string }
  /** A release of the store. */
  | { from: 'store'; remote: string; version: string }
  /** A folder that was built elsewhere. */
  | { from: 'folder'; folder: string }

export type IsolateOptions = HostOptions & {
  subject: IsolatedSubject
  /** Version of a shell of the store; otherwise the checkout's. */
  shell: string | undefined
}

export function readOptions(root: string, args: readonly string[]): IsolateOptions {
  const { values, positionals } = readHostArguments(args, usage, {
    production: { type: 'boolean' },
    release: { type: 'string' },
    shell: { type: 'string' },
    folder: { type: 'string' },
  })
  const subject = subjectOf(findRemotes(root), positionals, values)
  const own = subject.from === 'folder' ? `folder-${path.basename(path.resolve(subject.folder))}` : subject.remote
  return {
    subject,
    shell: values.shell,
    isBuilt: values.built === true,
    port: firstPort(values.port ?? standardPort, { name: '--port', count: 5 }),
    dataFolder: dataFolderOf(root, values.data, 'isolate', own),
  }
}

type SubjectValues = {
  production?: boolean | undefined
  release?: string | undefined
  shell?: string | undefined
  folder?: string | undefined
}

function subjectOf(
  remotes: readonly string[],
  [remote, ...more]: readonly string[],
  { production, release, shell, folder }: SubjectValues,
): IsolatedSubject {
  const list = `The remotes here: ${remotes.join(', ')}.`
  if (folder !== undefined) {
    if (remote === undefined && release === undefined) return { from: 'folder', folder }
    throw new Refusal(`--folder stands alone: its release.json names the remote.\n${usage}`)
  }
  if (remote === undefined || more.length > 0) throw new Refusal(`${usage}\n${list}`)
  if (release !== undefined) return { from: 'store', remote, version: release }
  if (!remotes.includes(remote)) throw new Refusal(`There is no remote ${remote}. ${list}`)
  // Builds that follow their sources fit the shell of the same sources alone.
  return { from: production === true || shell !== undefined ? 'build' : 'sources', remote }
}
