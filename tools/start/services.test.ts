import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { freePorts } from './ports.ts'
import { type Services, startServices } from './services.ts'
import { type TemporaryWorkspace, temporaryWorkspace } from './temporary-workspace.ts'

/** Ready only at the third question; ends as it is told to. */
const program = `
import { createServer } from 'node:http'
let questions = 0
createServer((_request, reply) => reply.writeHead(++questions > 2 ? 200 : 503).end()).listen(Number(process.env.PORT))
const drainMs = Number(process.env.DRAIN_SECONDS ?? 0) * 1000
process.on('SIGTERM', () => process.env.IS_STUBBORN === 'yes' || setTimeout(() => process.exit(0), drainMs))
process.on('disconnect', () => process.exit(0))
`

/** Says for a while that it is at work. */
const seeding = `
import { createServer } from 'node:http'
const beat = setInterval(() => process.send({ doing: 'seeding' }), 200)
setTimeout(() => {
  clearInterval(beat)
  createServer((_request, reply) => reply.writeHead(200).end()).listen(Number(process.env.PORT))
}, 8000)
process.on('disconnect', () => process.exit(0))
`

describe('startServices', () => {
  let workspace: TemporaryWorkspace
  let port = 0
  let services: Services | undefined

  beforeEach(async () => {
    workspace = temporaryWorkspace({ 'reference-services/src/main.ts': program })
    port = (await freePorts(['port'])).port
  })
  afterEach(async () => {
    await services?.kill()
    workspace.remove()
  })

  const start = (environment: NodeJS.ProcessEnv = {}) => {
    services = startServices({
      root: workspace.root,
      environment: { ...process.env, PORT: String(port), ...environment },
      ports: { shop: port },
      output: 'inherit',
    })
    return services
  }
  const answers = () =>
    fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    )

  it('is ready when the health says so, and gone after a stop', async () => {
    const { ready, stop } = start()
    await ready(30_000)
    expect(await answers()).toBe(true)
    await stop()
    expect(await answers()).toBe(false)
  })

  it('lets them answer for as long as DRAIN_SECONDS says', async () => {
    const { ready, stop, ended } = start({ DRAIN_SECONDS: '2' })
    await ready(30_000)
    const stopped = stop()
    await wait(1800)
    expect(await answers()).toBe(true)
    await stopped
    // An end of its own: killed, it would have no exit code.
    expect(await ended).toBe(0)
  })

  it('ends what does not end by itself', async () => {
    const { ready, stop } = start({ IS_STUBBORN: 'yes' })
    await ready(30_000)
    const asked = performance.now()
    await stop()
    expect(performance.now() - asked).toBeLessThan(2500)
    expect(await answers()).toBe(false)
  })

  it('says when they end before they are ready', async () => {
    workspace.write('reference-services/src/main.ts', 'process.exit(3)')
    const { ready, ended } = start()
    await expect(ready(30_000)).rejects.toThrow('ended before they were ready')
    expect(await ended).toBe(3)
  })

  it('[K-149] waits as long as they say that they are at work', async () => {
    workspace.write('reference-services/src/main.ts', seeding)
    await start().ready(6000)
    expect(await answers()).toBe(true)
  })

  it('[K-149] says what is not ready, and with what it began, when nothing has moved for a while', async () => {
    workspace.write(
      'reference-services/src/main.ts',
      "process.send({ doing: 'database: embedded PostgreSQL' }); setInterval(() => {}, 1000)",
    )
    await expect(start().ready(6000)).rejects.toThrow(
      'Nothing has moved for 6 s, and not ready: shop. Last: database: embedded PostgreSQL.',
    )
  })
})
