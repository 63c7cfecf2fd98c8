import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const dayMs = 24 * 60 * 60_000

/** A certificate for `localhost` that vouches for itself and ends so many days from now, or has ended so many ago. */
export function makeCertificate(days: number): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'todok-certificate-'))
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })
  const hour = (at: number) => `${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)}Z`
  try {
    writeFileSync(path.join(folder, 'index'), '')
    writeFileSync(path.join(folder, 'ca.cnf'), authority)
    openssl('req', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-keyout', 'key.pem', '-out', 'asked.pem')
    const end = Date.now() + days * dayMs
    const during = ['-startdate', hour(end - 365 * dayMs), '-enddate', hour(end)]
    const files = ['-config', 'ca.cnf', '-keyfile', 'key.pem', '-in', 'asked.pem', '-out', 'cert.pem']
    openssl('ca', '-selfsign', '-batch', '-notext', ...during, ...files)
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => readFileSync(path.join(folder, name), 'utf8'))
    return { key: key ?? '', cert: cert ?? '' }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const authority = `
[ca]
default_ca = own
[own]
database = index
new_certs_dir = .
rand_serial = yes
default_md = sha256
policy = any
x509_extensions = names
[any]
commonName = supplied
[names]
subjectAltName = DNS:localhost
`
