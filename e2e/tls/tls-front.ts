import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureNginx, temporaryPaths } from '@shop/tools/nginx'
import { freePorts } from '@shop/tools/start'
import { type Front, type OpenFront, originNames } from '../stack/shop.ts'

export const operatorSecret = 'signs the links of QA behind TLS'

const readyDeadlineMs = 20_000
const pollMs = 50

/** nginx with HTTP/2 and a certificate of its own before the five servers, as a shop on the web has it. */
export const openTlsFront: OpenFront = async (folder, behind) => {
  const nginx = ensureNginx()
  await mkdir(folder, { recursive: true })
  const certificate = path.join(folder, 'certificate.pem')
  const key = path.join(folder, 'key.pem')
  makeCertificate(certificate, key)
  const ports = await freePorts(originNames)
  const configuration = path.join(folder, 'nginx.conf')
  await writeFile(
    configuration,
    nginxConfiguration(
      folder,
      originNames.map((name) => ({ port: ports[name], behind: behind[name] })),
    ),
  )
  const server = spawn(nginx, ['-p', folder, '-c', configuration, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  await Promise.race([
    accepts(ports.shop),
    ended.then(() => {
      throw new Error('nginx has ended: its words stand above')
    }),
  ])
  const origins = Object.fromEntries(originNames.map((name) => [name, `https://localhost:${ports[name]}`]))
  return {
    origins: origins as Front['origins'],
    settings: {
      ...Object.fromEntries(originNames.map((name) => [`${name.toUpperCase()}_ORIGIN`, origins[name]])),
      PROXY_HOPS: '1',
      OPERATOR_SECRET: operatorSecret,
      // The services read the keys of the login by its public address.
      NODE_EXTRA_CA_CERTS: certificate,
    },
    async close() {
      server.kill('SIGTERM')
      await ended
    },
  }
}

function makeCertificate(certificate: string, key: string): void {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  )
}

type Passage = { port: number; behind: number }

const nginxConfiguration = (folder: string, passages: readonly Passage[]): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 512; }
http {
  access_log off;
  ${temporaryPaths(folder)}
  ssl_certificate ${folder}/certificate.pem;
  ssl_certificate_key ${folder}/key.pem;
  large_client_header_buffers 4 64k;
${passages.map(serverBlock).join('\n')}
}
`

/** A proxy as docs/operating.md describes it to an operator, "Behind a proxy". */
const serverBlock = ({ port, behind }: Passage): string => `
  server {
    listen 127.0.0.1:${port} ssl http2;
    location / {
      proxy_pass http://localhost:${behind};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }`

async function accepts(port: number): Promise<void> {
  const until = performance.now() + readyDeadlineMs
  while (!(await isOpen(port))) {
    if (performance.now() > until) throw new Error('nginx does not listen')
    await pause(pollMs)
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => resolve(false))
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
