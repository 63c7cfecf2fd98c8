import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ensureLemonldap } from '@shop/tools/lemonldap'
import { lemonldapConfiguration, lemonldapFolders, lemonldapProgram } from './lemonldap-files.ts'
import type { StartProvider } from './provider.ts'
import { untilReady } from './until-ready.ts'

/** LemonLDAP::NG with its demonstration users. Its issuer ends with a slash, and it has no revocation endpoint. */
export const startLemonldap: StartProvider = async (folder, facts) => {
  const { plackup, portal } = ensureLemonldap()
  const base = `http://localhost:${facts.port}`
  for (const name of lemonldapFolders) await mkdir(path.join(folder, name), { recursive: true })
  const { settings, program } = lemonldapProgram(folder, portal)
  await writeFile(path.join(folder, 'lemonldap-ng.ini'), settings)
  await writeFile(path.join(folder, 'portal.psgi'), program)
  let configurations = 0
  let stop = async () => {}

  async function configure(): Promise<void> {
    configurations += 1
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const keys = {
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    }
    const configuration = lemonldapConfiguration(configurations, { ...facts, base, folder, keys })
    await writeFile(path.join(folder, 'conf', `lmConf-${configurations}.json`), JSON.stringify(configuration))
  }

  async function start(): Promise<void> {
    const args = ['-s', 'HTTP::Server::PSGI', '-o', 'localhost', '-p', String(facts.port), '--no-default-middleware']
    const server = spawn(plackup, [...args, path.join(folder, 'portal.psgi')], {
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { ...process.env, LLNG_DEFAULTCONFFILE: path.join(folder, 'lemonldap-ng.ini') },
    })
    const ended = once(server, 'exit')
    stop = async () => {
      server.kill('SIGTERM')
      await ended
    }
    await untilReady(`${base}/oauth2/jwks`)
  }

  await configure()
  await start()
  return {
    issuer: `${base}/`,
    settings: { IDENTITY_TOKEN_TYPE: 'JWT' },
    async changeKey() {
      await configure()
      await stop()
      await start()
    },
    stop: () => stop(),
    start,
  }
}
