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
import { readConfig } from './config.ts'
import { subjectOf } from './seed/accounts.ts'
import { type RunningShop, startShop } from './start-shop.ts'
import { numbers, smallCatalogue } from './testing/an-item.ts'
import { type Answer, askServices, type Caller, csrfTokenFor } from './testing/api-client.ts'
import { embedded, type TestData, testDatabases } from './testing/databases.ts'
import { expectProgram } from './testing/expect-program.ts'
import { freePort } from './testing/free-port.ts'
import { login } from './testing/login-client.ts'
import { type ShopProcess, startProcess } from './testing/shop-process.ts'
import { emailOf, testEnvironment, weeks } from './testing/test-shop.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))
const people = ['member', 'family', 'corporate', 'watched']
/** In words of its own, which no member understands. */
const frameworkWords = /statusCode|Internal Server Error|Service Unavailable|<html>/

/**
 * As docs/operating.md has it: another process is asked when one does not answer, or is being ended. None is left out
 * for a while after a failure (`max_fails`): where the other one fails meanwhile, nobody would be asked.
 */
const configurationOf = (folder: string, port: number, behind: readonly number[]) => `
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
  upstream services {
${behind.map((one) => `    server 127.0.0.1:${one} max_fails=0;`).join('\n')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://services;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout http_503;
    }
  }
}
`

describe.each(testDatabases.filter((database) => database !== embedded))(
  'two processes of the services behind nginx, on $name',
  (database) => {
    let data: TestData
    let folder = ''
    let proxy: ChildProcess
    let identity: RunningShop
    let environments: Record<string, string>[] = []
    let processes: ShopProcess[] = []
    let callers: Caller[] = []

    const start = (at: number) =>
      startProcess(program, environments[at] ?? {}, ['--only', 'services'], 'services: http')

    beforeAll(async () => {
      data = await database.open()
      folder = await mkdtemp(path.join(tmpdir(), 'todok-processes-'))
      const [port, ...behind] = [await freePort(), await freePort(), await freePort()]
      const shared = await testEnvironment({
        DATA_DIR: data.dataFolder,
        DATABASE_URL: data.databaseUrl ?? '',
        SERVICES_ORIGIN: `http://localhost:${port}`,
        API_ORIGIN: 'services',
        LISTEN_HOST: '127.0.0.1',
        OPERATOR_SECRET: 'one for both processes, long enough',
        PROXY_HOPS: '1',
        DRAIN_SECONDS: '1',
      })
      environments = behind.map((own) => ({ ...shared, SERVICES_PORT: String(own) }))
      const config = readConfig({ ...shared, SERVICES_PORT: String(await freePort()) })
      identity = await startShop(config, { only: ['identity'], catalogue: async () => smallCatalogue })
      processes = await Promise.all([start(0), start(1)])
      await writeFile(path.join(folder, 'nginx.conf'), configurationOf(folder, port, behind))
      const nginx = expectProgram('/usr/sbin/nginx', 'nginx-light')
      proxy = spawn(nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: 'ignore' })
      callers = await Promise.all(
        people.map(async (who) => ({
          apiBase: config.origins.services,
          token: (await login(config.origins, emailOf(who))).access_token,
          subject: subjectOf(emailOf(who)),
        })),
      )
    })
    afterAll(async () => {
      for (const one of processes) await one.kill()
      const ended = once(proxy, 'exit')
      proxy.kill('SIGTERM')
      await ended
      await identity.close()
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
        await processes[at]?.stop()
        processes[at] = await start(at)
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
      await processes[0]?.kill()
      await pause(1500)
      isOver = true
      const { answers, acknowledged } = await ordering
      expect(answers.map(({ text }) => text).filter((text) => frameworkWords.test(text))).toEqual([])
      expect(acknowledged).toBe(answers.length)
      expect(await storedPieces(numbers.beer)).toBe(before + acknowledged)
      processes[0] = await start(0)
    })
  },
)
