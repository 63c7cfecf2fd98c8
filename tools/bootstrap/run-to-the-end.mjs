import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'

/** How long the program may take to end its own children, beyond the time for which they go on answering. */
const killDelayMs = 3000
const parentCheckMs = 500
/** Read at the very start: npm may be gone before the packages are installed. */
const ancestors = readAncestors()

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
    const drainMs = Number(env['DRAIN_SECONDS'] ?? 0) * 1000
    setTimeout(() => child.kill('SIGKILL'), drainMs + killDelayMs).unref()
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
  if (env['npm_lifecycle_event'] !== undefined) whenOrphaned(stop)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])))
  })
}

/**
 * npm does not pass on every way in which it can be ended, and a shop without its npm would stay for ever.
 *
 * @param {() => void} stop
 */
function whenOrphaned(stop) {
  const check = setInterval(() => {
    if (readAncestors() === ancestors) return
    clearInterval(check)
    stop()
  }, parentCheckMs)
  check.unref()
}

/** Who started this process and, where it can be told, who started that one: npm puts a shell between. */
function readAncestors() {
  const parent = process.ppid
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8')
    // The program's name stands in brackets and may hold spaces; its state and its parent follow.
    const [, grandparent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${parent} ${grandparent}`
  } catch {
    return String(parent)
  }
}
