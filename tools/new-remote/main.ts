import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isRefusal, Refusal } from '../start/refusal.ts'
import { readRemoteName } from './remote-name.ts'
import { takenIn } from './taken.ts'
import { writeRemote } from './write-remote.ts'

/** `pnpm new:remote <name>`: a remote that builds, isolates, tests and releases at once. */
const root = path.resolve(import.meta.dirname, '../..')

/** The package is linked to its neighbours and enters the lockfile; everything it needs is here already. */
function install(): void {
  const { packageManager }: { packageManager: string } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  )
  const { status } = spawnSync('npx', ['-y', packageManager, 'install', '--prefer-offline'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Refusal('The files are written, but pnpm install failed: run it yourself.')
}

async function run(): Promise<void> {
  const args = process.argv.slice(2)
  const names = readRemoteName(
    args.filter((arg) => arg !== '--no-install'),
    await takenIn(root),
  )
  const written = await writeRemote(root, names)
  console.log(`${written.join('\n')}\n`)
  if (!args.includes('--no-install')) install()
  console.log(
    [
      `${names.name} shows ${names.path} and ${`/mobile${names.path}`}. Its title is ${names.title}: change it in src/routes.ts and on the screen.`,
      '',
      `pnpm isolate ${names.name}          look at it alone`,
      `pnpm unit ${names.name}             its unit tests`,
      `pnpm --filter ${names.name} e2e     its browser suite`,
      `pnpm release ${names.name}          once it is committed`,
    ].join('\n'),
  )
}

process.exitCode = await run().then(
  () => 0,
  (error: unknown) => {
    console.error(isRefusal(error) ? error.message : error)
    return 1
  },
)
