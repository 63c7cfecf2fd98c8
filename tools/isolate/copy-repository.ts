import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import path from 'node:path'

/** Left behind by a build or a run: another machine would not have them. */
const leftBehind = new Set(['dist', '.data', '.git', '.federation'])

const cache = path.join('node_modules', '.cache', 'shop')

/**
 * A copy of the repository as somebody has it who just installed: sources and packages, and of all builds the shell's.
 * Outside packages and seeded databases are the same files; links between the packages of the workspace lead into the copy.
 */
export async function copyRepository(root: string, target: string, without: readonly string[] = []): Promise<void> {
  await cp(root, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !isLeftOut(path.relative(root, file), without),
  })
  const modules = path.join(target, 'node_modules')
  await mkdir(path.join(modules, '.cache'), { recursive: true })
  for (const name of await readdir(path.join(root, 'node_modules')))
    if (name !== '.cache') await symlink(path.join(root, 'node_modules', name), path.join(modules, name))
  // Named by what each is made from, and only read once it is there.
  const seeds = path.join(cache, 'seed')
  await mkdir(path.join(root, seeds), { recursive: true })
  await mkdir(path.join(target, cache), { recursive: true })
  await symlink(path.join(root, seeds), path.join(target, seeds))
  // The frame around the remote is not what is tried: its build is known by all that it is made from.
  await copyIfMade(root, target, path.join(cache, 'builds', 'shell.json'))
  await copyIfMade(root, target, path.join('shell', 'dist'))
}

const isLeftOut = (file: string, without: readonly string[]): boolean => {
  const [top = ''] = file.split(path.sep)
  return top === 'node_modules' || without.includes(top) || leftBehind.has(path.basename(file))
}

/** For files that take long to make and stand beside a record of what it was made from: an old one is made anew. */
async function copyIfMade(root: string, target: string, file: string): Promise<void> {
  await cp(path.join(root, file), path.join(target, file), { recursive: true }).catch((error: Error) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  })
}
