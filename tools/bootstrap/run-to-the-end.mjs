import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** How long the program may take to end its own children. */
const patienceMs = 3000
const parentCheckMs = 500
/** Read at the very start: npm may be gone before the packages are installed. */
const parent = process.ppid

/**
 * Runs a program with this terminal and gives its exit code. A request to stop is passed on in words,
 * because a terminal's Ctrl-C has reached the program already and a second signal would mean "at once".
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>}
 */
export function runToTheEnd(command, args, { cwd, env }) {
  const child = spawn(command, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  const stop = () => {
    if (child.connected) child.send('stop')
    setTimeout(() => child.kill('SIGKILL'), patienceMs).unref()
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
  if (env['npm_lifecycle_event'] !== undefined) whenOrphaned(stop)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])))
  })
}

/**
 * npm passes on neither SIGTERM nor its own death, so a shop whose npm was ended would stay for ever.
 *
 * @param {() => void} stop
 */
function whenOrphaned(stop) {
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    stop()
  }, parentCheckMs)
  check.unref()
}
