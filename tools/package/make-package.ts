import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../start/refusal.ts'

/** Folders that the servers are made of. Shell and remotes come from the release store, but for `pictures`. */
const sources = ['reference-services', 'shared', 'release-store', 'static-data']
/** Every server shows these at `/brand`. */
const pictures = 'shell/public/brand'
const workspace = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml']
const isOfTests = /\.test\.tsx?$|\/testing\//

/**
 * Everything that a server needs to run the shop, in a folder: the sources of the commit that is checked out, the
 * packages that they run on, and Node. It can be copied as a whole to a machine of the same kind.
 * @param folder Made when it is not there; one with something in it is refused.
 */
export function makePackage(root: string, folder: string, log: (line: string) => void): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Refusal(`${folder} is not empty`)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  log('copying the sources')
  const copyAll = (...names: string[]) => {
    for (const file of git('ls-files', '-z', '--', ...names).split('\0'))
      if (file !== '' && !isOfTests.test(file)) copy(root, folder, file)
  }
  copyAll(...workspace, ...sources)
  log('installing what they run on')
  execFileSync('pnpm', ['install', '--prod', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Only now: pnpm refuses a folder of the workspace that has no package.json.
  copyAll(pictures)
  mkdirSync(path.join(folder, 'bin'))
  // The Node that runs this is the one of the packages.
  copyFileSync(process.execPath, path.join(folder, 'bin/node'))
  writeFileSync(path.join(folder, 'COMMIT'), git('rev-parse', 'HEAD'))
}

function copy(root: string, folder: string, file: string): void {
  const to = path.join(folder, file)
  mkdirSync(path.dirname(to), { recursive: true })
  cpSync(path.join(root, file), to)
}
