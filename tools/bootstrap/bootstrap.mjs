import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint, isInstalled, remember } from './fingerprint.mjs'
import { install } from './install.mjs'
import { runToTheEnd } from './run-to-the-end.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** The program of each command, run on the workspace's own Node once the packages are there. */
const programs = { start: 'tools/start/main.ts', test: 'tools/test/main.ts' }

/**
 * Installs when packages or versions have changed, then hands over to the program of the command.
 *
 * @param {string | undefined} command
 * @param {string[]} args
 */
export async function bootstrap(command, args) {
  if (command !== 'start' && command !== 'test') {
    console.error('usage: npm start · npm test')
    process.exit(2)
  }
  const startedAt = Date.now()
  /** @param {string} text */
  const say = (text) => console.log(`[${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)}s] ${text}`)

  const wanted = fingerprint(root)
  if (!isInstalled(root, wanted)) {
    const failure = await install(root, say)
    if (failure !== undefined) {
      console.error(`\n${failure}`)
      process.exit(1)
    }
    remember(root, wanted)
  }
  const node = path.join(root, 'node_modules', '.bin', 'node')
  if (!existsSync(node)) {
    console.error(
      'The packages are there, but Node 26 is not among them. Remove the folder node_modules and try again.',
    )
    process.exit(1)
  }
  process.exit(
    await runToTheEnd(node, [path.join(root, programs[command]), ...args], {
      cwd: root,
      env: { ...process.env, SHOP_STARTED_AT: String(startedAt) },
    }),
  )
}
