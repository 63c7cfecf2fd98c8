import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { whyInstallFailed } from './why-install-failed.mjs'

const heartbeatMs = 10_000
/** @type {readonly NodeJS.Signals[]} */
const stops = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Installs with the pinned pnpm, which npx brings. Gives the reason in words when it fails.
 *
 * @param {string} root
 * @param {(text: string) => void} say
 * @returns {Promise<string | undefined>}
 */
export function install(root, say) {
  /** @type {{ packageManager: string }} */
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  say(`installing packages with ${packageManager.replace('@', ' ')}`)
  const child = spawn(
    'npx',
    [
      // A network that is away shall be told soon, not after npm's own two minutes.
      ...['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'],
      ...['--prefer-offline', '-y', packageManager],
      ...['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    ],
    // Nobody is asked: folders that another pnpm laid out are laid out anew.
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, pnpm_config_confirm_modules_purge: 'false' },
    },
  )

  let output = ''
  /** @param {Buffer} chunk */
  const keep = (chunk) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const heartbeat = setInterval(() => {
    const last = output.match(/Progress: [^\n]*/g)?.at(-1)
    say(`… still installing${last === undefined ? '' : ` (${last.replace('Progress: ', '')})`}`)
  }, heartbeatMs)

  const stop = () => void child.kill('SIGTERM')
  for (const signal of stops) process.on(signal, stop)
  const over = () => {
    clearInterval(heartbeat)
    for (const signal of stops) process.off(signal, stop)
  }

  return new Promise((resolve) => {
    child.on('error', (error) => {
      over()
      resolve(`npx could not be run (${error.message}). Install npm beside Node and try again.`)
    })
    child.on('close', (code, signal) => {
      over()
      if (code === 0) say('packages installed')
      resolve(code === 0 ? undefined : whyInstallFailed(output, signal))
    })
  })
}
