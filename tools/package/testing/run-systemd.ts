import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

type Units = {
  folder: string
  /** Of `pnpm package`. */
  copy: string
  units: string
  /** By the file's name in /etc/todok. */
  settings: Record<string, string>
}

export type Systemd = {
  /** Runs a program beside it and gives its words. */
  run(program: string, ...args: string[]): string
  stop(): Promise<void>
}

const bootMs = 30_000
const pollMs = 100

/** Boots a systemd of its own that has these units. Needs root, and changes nothing of the machine's. */
export async function runSystemd({ folder, copy, units, settings }: Units): Promise<Systemd> {
  const given = path.join(folder, 'etc-todok')
  mkdirSync(given)
  for (const [name, text] of Object.entries(settings)) writeFileSync(path.join(given, name), text)
  const group = `todok-units-${process.pid}`
  const script = path.join(import.meta.dirname, 'boot-systemd.sh')
  const words: string[] = []
  const child = spawn('sh', [script, copy, units, given, group], { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (heard) => words.push(String(heard)))
  const ended = once(child, 'exit')

  /** Its process: the one child of `unshare`, which the script became. */
  const systemd = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim()
  const namespaces = ['--mount', '--pid', '--uts', '--ipc', '--cgroup']
  const run = (program: string, ...args: string[]) =>
    execFileSync('nsenter', ['--target', systemd(), ...namespaces, program, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()

  async function stop(): Promise<void> {
    child.kill('SIGKILL')
    await ended
    await removeGroups(group)
  }

  for (const until = performance.now() + bootMs; ; await pause(pollMs))
    try {
      run('systemctl', 'list-jobs')
      return { run, stop }
    } catch (error) {
      if (performance.now() < until && child.exitCode === null) continue
      await stop()
      throw new Error(`systemd has not booted: ${words.join('').slice(-2000)}`, { cause: error })
    }
}

/** The innermost first, as soon as nobody is in them any more. */
async function removeGroups(name: string): Promise<void> {
  const found = ['/sys/fs/cgroup', '-depth', '-type', 'd', '-path', `*/${name}*`]
  for (const until = performance.now() + bootMs; ; await pause(pollMs)) {
    const { status, stderr } = spawnSync('find', [...found, '-exec', 'rmdir', '{}', '+'], { encoding: 'utf8' })
    if (status === 0) return
    if (performance.now() > until) throw new Error(stderr)
  }
}
