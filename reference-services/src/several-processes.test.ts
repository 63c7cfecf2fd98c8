import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { idempotencyHeader } from '@shop/shared/contract'
import { type Origins, readConfig } from './config.ts'
import { subjectOf } from './seed/accounts.ts'
import { testPassword } from './seed/test-members.ts'
import { writeReleaseStore } from './testing/a-release-store.ts'
import { numbers } from './testing/an-item.ts'
import { type Answer, askServices, type Caller, csrfTokenFor } from './testing/api-client.ts'
import { embedded, type TestData, testDatabases } from './testing/databases.ts'
import { expectProgram } from './testing/expect-program.ts'
import { freePort } from './testing/free-port.ts'
import {
  createBrowser,
  exchangeCode,
  login,
  openLoginPage,
  submitLogin,
  type TokenReply,
} from './testing/login-client.ts'
import { type ShopProcess, startProcess } from './testing/shop-process.ts'
import { emailOf, testEnvironment, weeks } from './testing/test-shop.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))
const people = ['member', 'family', 'corporate', 'watched']
/** In words of its own, which no member understands. */
const frameworkWords = /statusCode|Internal Server Error|Service Unavailable|<html>/

type Passage = { name: string; port: number; behind: readonly number[] }

const passageOf = ({ name, port, behind }: Passage) => `
  upstream ${name} {
${behind.map((one) => `    server 127.0.0.1:${one} max_fails=0;`).join('\n')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://${name};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout http_503;
      location ~ ^(/_api)?/csrf/token$ {
        proxy_pass http://${name};
        proxy_next_upstream error timeout http_503 non_idempotent;
      }
    }
  }`

/**
 * As docs/operating.md has it: another process is asked when one does not answer, or is being ended. None is left out
 * for a while after a failure (`max_fails`): where the other one fails meanwhile, nobody would be asked.
 */
const configurationOf = (folder: string, passages: readonly Passage[]) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${passages.map(passageOf).join('')}
}
`

const kinds = ['services', 'identity', 'shop'] as const
type Kind = (typeof kinds)[number]
const settingOf = (kind: Kind, what: 'PORT' | 'ORIGIN') => `${kind.toUpperCase()}_${what}`

describe.each(testDatabases.filter((database) => database !== embedded))(
  'two processes of each server behind nginx, on $name',
  (database) => {
    let data: TestData
    let folder = ''
    let proxy: ChildProcess
    let origins: Origins
    let shared: Record<string, string> = {}
    let passages: (Passage & { name: Kind })[] = []
    const processes = new Map<string, ShopProcess>()
    let callers: Caller[] = []

    const processOf = (kind: Kind, at: number): ShopProcess => {
      const one = processes.get(`${kind} ${at}`)
      if (one === undefined) throw new Error(`${kind} has no process ${at}`)
      return one
    }
    async function start(kind: Kind, at: number): Promise<void> {
      const port = passages.find(({ name }) => name === kind)?.behind[at]
      const own = { ...shared, [settingOf(kind, 'PORT')]: String(port) }
      processes.set(`${kind} ${at}`, await startProcess(program, own, ['--only', kind], `${kind}: http`))
    }

    beforeAll(async () => {
      data = await database.open()
      await writeReleaseStore(data.dataFolder)
      folder = await mkdtemp(path.join(tmpdir(), 'todok-processes-'))
      passages = await Promise.all(
        kinds.map(async (name) => ({ name, port: await freePort(), behind: [await freePort(), await freePort()] })),
      )
      shared = await testEnvironment({
        ...Object.fromEntries(
          passages.map(({ name, port }) => [settingOf(name, 'ORIGIN'), `http://localhost:${port}`]),
        ),
        DATA_DIR: data.dataFolder,
        DATABASE_URL: data.databaseUrl ?? '',
        API_ORIGIN: 'services',
        LISTEN_HOST: '127.0.0.1',
        OPERATOR_SECRET: 'one for all processes, long enough',
        PROXY_HOPS: '1',
        DRAIN_SECONDS: '1',
      })
      origins = readConfig(shared).origins
      await writeFile(path.join(folder, 'nginx.conf'), configurationOf(folder, passages))
      const nginx = expectProgram('/usr/sbin/nginx', 'nginx-light')
      proxy = spawn(nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: 'ignore' })
      await Promise.all(kinds.flatMap((kind) => [start(kind, 0), start(kind, 1)]))
      callers = await Promise.all(
        people.map(async (who) => ({
          apiBase: origins.services,
          token: (await login(origins, emailOf(who))).access_token,
          subject: subjectOf(emailOf(who)),
        })),
      )
    })
    afterAll(async () => {
      for (const one of processes.values()) await one.kill()
      const ended = once(proxy, 'exit')
      proxy.kill('SIGTERM')
      await ended
      await data.close()
      await rm(folder, { recursive: true, force: true })
    })

    const order = (caller: Caller, order_no: string, csrfToken: string, key: string): Promise<Answer> =>
      askServices(caller.apiBase, 'PUT', '/delivery/order', {
        token: caller.token,
        body: { planning_week: weeks.first, order_no, order_count: 1, input_status: 62, mode: 'append', csrfToken },
        headers: { [idempotencyHeader]: key },
      })

    /** Each of the people orders piece after piece until it is over. Gives all answers, and the pieces acknowledged. */
    function orderUntil(order_no: string, isOver: () => boolean) {
      const answers: Answer[] = []
      let acknowledged = 0
      const all = callers.map(async (caller) => {
        while (!isOver()) {
          const [csrfToken, key] = [await csrfTokenFor(caller, 'PUT', '/order'), randomUUID()]
          const answer = await order(caller, order_no, csrfToken, key)
          answers.push(answer)
          // Whoever has no answer sends the same intent again, as the shop does once it has read.
          const again =
            answer.status === 200
              ? answer
              : await order(caller, order_no, await csrfTokenFor(caller, 'PUT', '/order'), key)
          if (again.status === 200) acknowledged += 1
          // 99 pieces are the most.
          await pause(120)
        }
      })
      return Promise.all(all).then(() => ({ answers, acknowledged }))
    }

    async function storedPieces(order_no: string): Promise<number> {
      const lists = await Promise.all(
        callers.map(({ apiBase, token }) =>
          askServices(apiBase, 'GET', '/delivery/order_list', {
            query: { planningWeek: weeks.first, limit: '100', offset: '0' },
            token,
          }),
        ),
      )
      const lines = lists.flatMap(
        ({ body }) => body['order_list'] as { product_info: { order_no: string }; order_count: number }[],
      )
      return lines
        .filter((line) => line.product_info.order_no === order_no)
        .reduce((sum, line) => sum + line.order_count, 0)
    }

    it('[API-082] lose no request while both are exchanged one after the other', async () => {
      const before = await storedPieces(numbers.milk)
      let isOver = false
      const ordering = orderUntil(numbers.milk, () => isOver)
      for (const at of [0, 1]) {
        await pause(500)
        await processOf('services', at).stop()
        await start('services', at)
      }
      await pause(1500)
      isOver = true
      const { answers, acknowledged } = await ordering
      expect(answers.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`)).toEqual([])
      expect(answers.length).toBeGreaterThan(40)
      expect(await storedPieces(numbers.milk)).toBe(before + acknowledged)
    })

    it('[ORD-133] [API-082] lose and double no order when one is killed', async () => {
      const before = await storedPieces(numbers.beer)
      let isOver = false
      const ordering = orderUntil(numbers.beer, () => isOver)
      await pause(700)
      await processOf('services', 0).kill()
      await pause(1500)
      isOver = true
      const { answers, acknowledged } = await ordering
      expect(answers.map(({ text }) => text).filter((text) => frameworkWords.test(text))).toEqual([])
      expect(acknowledged).toBe(answers.length)
      expect(await storedPieces(numbers.beer)).toBe(before + acknowledged)
      await start('services', 0)
    })

    it.each([0, 1])('a login that has begun goes on when process %i of the login is killed', async (at) => {
      const browser = createBrowser()
      const { page, verifier } = await openLoginPage(browser, origins)
      await processOf('identity', at).kill()
      const { at: callback } = await submitLogin(browser, origins, page, emailOf('corporate'), testPassword)
      const tokens = await exchangeCode(origins, callback, verifier)
      expect(tokens.status).toBe(200)
      const { access_token: token } = (await tokens.json()) as TokenReply
      expect((await askServices(origins.services, 'GET', '/delivery/member_add_info', { token })).status).toBe(200)
      await start('identity', at)
    })

    it('pages come while both processes of the edge are exchanged one after the other', async () => {
      let isOver = false
      const statuses: number[] = []
      const loading = (async () => {
        while (!isOver) statuses.push((await fetch(`${origins.shop}/category`)).status)
      })()
      for (const at of [0, 1]) {
        await processOf('shop', at).stop()
        await start('shop', at)
      }
      isOver = true
      await loading
      expect(statuses.length).toBeGreaterThan(20)
      expect(statuses.filter((status) => status !== 200)).toEqual([])
    })
  },
)
