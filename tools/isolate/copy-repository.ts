import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import path from 'node:path'

/** What a build or a run leaves behind, and what another machine would not have. */
const leftBehind = new Set(['dist', '.data', '.git', '.federation'])

/**
 * A copy of the repository as somebody has it who just installed: sources and packages, no builds.
 * Outside packages are the same files; links between the packages of the workspace lead into the copy.
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
  await copySeed(root, target)
}

const isLeftOut = (file: string, without: readonly string[]): boolean => {
  const [top = ''] = file.split(path.sep)
  return top === 'node_modules' || without.includes(top) || leftBehind.has(path.basename(file))
}

/** The seeded database takes seconds to make; its name says from which sources it is. */
async function copySeed(root: string, target: string): Promise<void> {
  const seed = path.join('node_modules', '.cache', 'shop', 'seed')
  await cp(path.join(root, seed), path.join(target, seed), { recursive: true }).catch((error: Error) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  })
}
