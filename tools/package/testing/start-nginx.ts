import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePorts } from '../../start/index.ts'
import { ensureNginx, temporaryPaths } from '../../test/nginx.ts'
import type { Ports } from './run-container.ts'

type Place = { folder: string; configuration: string; ports: Ports }
type Reply = { status: number; protocol: string; encoding?: string; cache?: string; location?: string }

const run = promisify(execFile)
/** Debian's nginx.conf has these in front of what it includes from `conf.d`. */
const debian = 'ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;\nssl_prefer_server_ciphers on;\ngzip on;'
const names = ['shop', 'assets', 'services', 'identity'] as const

/** The example of `deploy` with the ports and paths of a test, and a certificate of its own. */
export async function startNginx({ folder, configuration, ports }: Place) {
  const nginx = ensureNginx()
  const here = path.join(folder, 'nginx')
  mkdirSync(here)
  const [certificate, key] = [path.join(here, 'fullchain.pem'), path.join(here, 'key.pem')]
  const hosts = names.map((name) => `DNS:${name}.example`).join(',')
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=shop.example'],
      ...['-addext', `subjectAltName=${hosts}`, '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  )
  const { tls, plain, upstream } = await freePorts(['tls', 'plain', 'upstream'])
  // The second process of each server is not there: nginx asks the first.
  const upstreams = names.reduce(
    (text, name) => text.replace(new RegExp(`(upstream todok_${name} +\\{ server 127.0.0.1:)\\d+`), `$1${ports[name]}`),
    configuration,
  )
  const own = upstreams
    .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
    .replaceAll('listen 127.0.0.1:3299', `listen 127.0.0.1:${upstream}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('/etc/ssl/todok', here)
    .replaceAll('/var/cache/nginx/todok', path.join(here, 'cache'))
  writeFileSync(
    path.join(here, 'nginx.conf'),
    `daemon off;\nuser root;\nworker_processes 1;\npid ${here}/nginx.pid;\nevents {}\nhttp {\n${debian}\naccess_log off;\n${temporaryPaths(here)}\n${own}\n}\n`,
  )
  const server = spawn(nginx, ['-p', here, '-c', path.join(here, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  const resolve = names.flatMap((name) => ['--resolve', `${name}.example:${tls}:127.0.0.1`])
  /** By curl, which speaks HTTP/2. */
  async function curl(...args: string[]): Promise<Reply> {
    const { stdout } = await run('curl', ['-sS', '-D', '-', '-o', '/dev/null', '-H', 'Accept-Encoding: gzip', ...args])
    const header = (name: string) => new RegExp(`^${name}: (.+?)\\r?$`, 'im').exec(stdout)?.[1]
    const [, protocol = '', status = ''] = /^(HTTP\/[\d.]+) (\d+)/.exec(stdout) ?? []
    const [encoding, cache, location] = [header('content-encoding'), header('x-cache'), header('location')]
    return {
      status: Number(status),
      protocol,
      ...(encoding === undefined ? {} : { encoding }),
      ...(cache === undefined ? {} : { cache }),
      ...(location === undefined ? {} : { location }),
    }
  }
  const ask = (name: (typeof names)[number], from: string, ...more: string[]) =>
    curl(...more, '--cacert', certificate, ...resolve, `https://${name}.example:${tls}${from}`)
  const isListening = () =>
    ask('services', '/readyz').then(
      () => true,
      () => false,
    )
  while (server.exitCode === null && !(await isListening())) await pause(50)
  return {
    ask,
    /** As `shop` asks the services. */
    askUpstream: (from: string) => curl(`http://127.0.0.1:${upstream}${from}`),
    askPlain: (from: string) => curl('-H', 'Host: shop.example', `http://localhost:${plain}${from}`),
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}
