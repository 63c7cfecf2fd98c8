import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyRepository } from '../isolate/copy-repository.ts'
import { findRemotes } from '../start/packages.ts'
import { stopRequest } from '../start/stop-request.ts'
import { runTool } from '../test/run-tool.ts'

/**
 * `node tools/scaffold/try.ts`: makes a remote in a copy of the repository and puts it through all that a remote
 * has to pass: the checks, its unit test, its build, its screen in Chromium on the isolation host, and a release.
 */
const root = path.resolve(import.meta.dirname, '../..')
const name = 'mfe-tried-out'
const limitMs = 10 * 60_000
const stop = stopRequest()

const somebody = ['-c', 'user.name=somebody', '-c', 'user.email=somebody@todok.example']
const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js']

async function run(copy: string): Promise<number> {
  const tool = (file: string) => path.join(copy, 'tools', file)
  const bin = (program: string) => path.join(copy, 'node_modules', '.bin', program)
  const steps: { what: string; program: string; args: string[]; folder?: string }[] = [
    { what: 'written', program: process.execPath, args: [tool('scaffold/main.ts'), name, '--no-install'] },
    { what: 'format and lint', program: bin('biome'), args: ['check', '--error-on-warnings', name] },
    { what: 'imports', program: process.execPath, args: [tool('boundaries/check.ts')] },
    { what: 'types', program: bin('tsc'), args: ['-p', name] },
    { what: 'unit test', program: process.execPath, args: [...jest, name] },
    { what: 'browser suite', program: process.execPath, args: [tool('isolate/e2e.ts')], folder: name },
    // Only what is committed is released.
    { what: 'a history', program: 'git', args: ['init', '-q'] },
    { what: 'staged', program: 'git', args: ['add', '.'] },
    { what: 'committed', program: 'git', args: [...somebody, 'commit', '-q', '-m', 'A remote that was tried out'] },
    {
      what: 'a shell to be released for',
      program: process.execPath,
      args: [tool('release/main.ts'), 'release', 'shell'],
    },
    { what: 'released', program: process.execPath, args: [tool('release/main.ts'), 'release', name] },
  ]
  for (const { what, program, args, folder = '' } of steps) {
    console.log(`\n${name}: ${what}`)
    const environment = { ...process.env, DATA_DIR: path.join(copy, '.data') }
    const code = await runTool(program, args, { root: path.join(copy, folder), stop, limitMs, environment })
    if (code !== 0) return code
    if (what === 'written') await linkLikeAnother(copy)
  }
  return 0
}

/** Where the packages come from outside of this copy: as pnpm would link them, by a remote with the same ones. */
async function linkLikeAnother(copy: string): Promise<void> {
  const [other = ''] = findRemotes(copy).filter((one) => one !== name)
  const modules = (remote: string) => path.join(copy, remote, 'node_modules')
  await cp(modules(other), modules(name), { recursive: true, verbatimSymlinks: true })
}

const copy = await mkdtemp(path.join(tmpdir(), 'new-remote-'))
try {
  await copyRepository(root, copy)
  process.exitCode = await run(copy)
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await rm(copy, { recursive: true, force: true })
}
