import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePorts } from '../../start/index.ts'
import { untilReady } from './until-ready.ts'

/** Debian's packages that Node needs, and the name of the system. */
const basePackages = ['base-files', 'libc6', 'libstdc++6', 'libgcc-s1', 'libatomic1']
const user = 10_001
const servers = ['shop', 'assets', 'services', 'identity'] as const

export type Place = { root: string; folder: string; copy: string }
export type Ports = Record<(typeof servers)[number], number>

/** Builds the image from the container file on a base of Debian packages, and runs all servers of it in one container. */
export async function runContainer({ root, folder, copy }: Place) {
  const inFolder = (name: string) => path.join(folder, name)
  // Its own store of images, gone with the folder. Limits of processes cannot be raised everywhere.
  const store = ['--storage-driver', 'overlay', '--root', inFolder('storage'), '--runroot', inFolder('run')]
  writeFileSync(inFolder('containers.conf'), '[containers]\ndefault_ulimits = []\n')
  const env = { ...process.env, CONTAINERS_CONF: inFolder('containers.conf') }
  const run = (program: string, args: readonly string[]): string =>
    execFileSync(program, [...store, ...args], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  const runtime = ['--runtime', '/usr/sbin/runc', '--cgroup-manager', 'cgroupfs']
  const podman = (...args: string[]) => run('podman', [...runtime, ...args])
  /** Also when it fails. */
  const tryPodman = (...args: string[]) =>
    spawnSync('podman', [...store, ...runtime, ...args], { env, encoding: 'utf8' })
  const build = (name: string, file: string, context: string, more: readonly string[] = []) =>
    run('buildah', [
      'build',
      '--isolation',
      'chroot',
      '--format',
      'docker',
      '--tag',
      name,
      '--file',
      file,
      ...more,
      context,
    ])

  makeBase(inFolder('base'))
  writeFileSync(inFolder('Basefile'), 'FROM scratch\nCOPY . /\n')
  build('todok-base', inFolder('Basefile'), inFolder('base'))
  build('todok', path.join(root, 'deploy/container/Containerfile'), copy, ['--build-arg', 'BASE=localhost/todok-base'])

  const data = inFolder('data')
  mkdirSync(path.join(data, 'releases/mfe-example/1.0.0'), { recursive: true })
  writeFileSync(path.join(data, 'releases/mfe-example/1.0.0/entry.js'), `${'// a file of a release\n'.repeat(200)}`)
  for (const one of ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })])
    chownSync(path.join(data, one), user, user)
  const ports = await freePorts(servers)
  const settings = [
    ...servers.map((name) => `${name.toUpperCase()}_PORT=${ports[name]}`),
    'METRICS_PORT=0',
    'TEST_ACCOUNTS=yes',
  ].flatMap((setting) => ['--env', setting])
  const mounted = ['--read-only', '--network', 'host', '--volume', `${data}:/var/lib/todok`]
  const id = podman('run', '--detach', ...mounted, ...settings, 'localhost/todok', '--only', servers.join(','))
  await untilReady(`http://127.0.0.1:${ports.services}/readyz`, () => podman('logs', id))
  return {
    ports: ports as Ports,
    user: () => podman('inspect', '--format', '{{.Config.User}}', id),
    isHealthy: () => tryPodman('healthcheck', 'run', id).status === 0,
    /** Gives the words to a program in it that writes there. */
    write: (file: string) =>
      tryPodman('exec', id, 'bin/node', '-e', `require('node:fs').writeFileSync('${file}', '')`).stderr,
    /** Gives the exit code. */
    stop(): number {
      podman('stop', '--time', '30', id)
      return Number(podman('inspect', '--format', '{{.State.ExitCode}}', id))
    },
    remove: () => podman('rm', '--force', id),
  }
}

/** A file system with nothing but libraries: no shell, no package manager. */
function makeBase(base: string): void {
  const packages = `${base}-packages`
  mkdirSync(packages)
  execFileSync('apt-get', ['download', '-q', ...basePackages], { cwd: packages, stdio: 'ignore' })
  for (const file of readdirSync(packages)) execFileSync('dpkg-deb', ['--extract', path.join(packages, file), base])
  mkdirSync(path.join(base, 'tmp'), { recursive: true })
  writeFileSync(path.join(base, 'etc/passwd'), `todok:x:${user}:${user}::/nonexistent:/none\n`)
  copyFileSync('/etc/nsswitch.conf', path.join(base, 'etc/nsswitch.conf'))
}
