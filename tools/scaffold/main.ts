import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { contractOf } from '../federation/share-config.ts'
import { packKit } from '../remote-kit/pack-kit.ts'
import { scaffoldOutside } from '../remote-kit/scaffold-outside.ts'
import { isRefusal, Refusal } from '../start/refusal.ts'
import { namesOf, readRemoteName } from './remote-name.ts'
import { takenIn } from './taken.ts'
import { writeTemplate } from './write-template.ts'

const usage = `pnpm scaffold <name>
  Begins a remote of this repository that builds, isolates, tests and releases at once.
  --no-install                   leaves the packages to you
pnpm scaffold <name> --outside <folder>
  Begins one in a folder of its own, for a team outside, with the packed kit beside it (docs/contract.md).
  --dom                          in plain DOM; without it in React`

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

async function inside(args: readonly string[], isInstalled: boolean): Promise<void> {
  const names = readRemoteName(args, await takenIn(root))
  const written = await writeTemplate(path.join(import.meta.dirname, 'template'), path.join(root, names.name), names)
  console.log(`${written.map((file) => path.join(names.name, file)).join('\n')}\n`)
  if (isInstalled) install()
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

async function outside(args: readonly string[], { into, isDom }: { into: string; isDom: boolean }): Promise<void> {
  const [given = '', ...more] = args
  if (more.length > 0) throw new Refusal(usage)
  const folder = path.resolve(into)
  const names = namesOf(given, usage)
  const written = await scaffoldOutside({ names, folder, isDom, kit: `file:./${kitFile()}` })
  await mkdir(folder, { recursive: true })
  await packKit({ root, into: folder })
  console.log([...written, kitFile(), '', `cd ${folder} && npm install && npm run build`].join('\n'))
}

const kitFile = () => `todok-remote-kit-${contractOf(import.meta.dirname)}.tgz`

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      outside: { type: 'string' },
      dom: { type: 'boolean' },
      'no-install': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  })
  if (values.help) console.log(usage)
  else if (values.outside === undefined) await inside(positionals, values['no-install'] !== true)
  else await outside(positionals, { into: values.outside, isDom: values.dom === true })
}

process.exitCode = await run().then(
  () => 0,
  (error: unknown) => {
    console.error(isRefusal(error) ? error.message : error)
    return 1
  },
)
