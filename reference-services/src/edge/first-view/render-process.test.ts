import { fork } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import type { FirstView } from '@shop/shared/contract'
import { RenderFailure } from './render-failure.ts'
import { confinedTo, type RenderProcess, startRenderProcess } from './render-process.ts'
import { anEntry, aRequest, aView } from './testing/a-request.ts'
import { besideOthers, work } from './testing/busy-processors.ts'

const open: RenderProcess[] = []
afterEach(async () => {
  for (const process of open.splice(0)) {
    process.end()
    await process.exited
  }
})

/** Emits each line under its text: it comes by another way than the views, maybe after them. */
const heard = new EventEmitter()
/** On a busy machine a view takes its time; only a test about one that hangs is in a hurry. */
async function started(code: string, renderMs = 60_000): Promise<RenderProcess> {
  const process = await startRenderProcess({ release: 'mfe-a@1.0.0', code, log: (line) => heard.emit(line), renderMs })
  open.push(process)
  return process
}
const failureOf = (rendering: Promise<unknown>) =>
  rendering.then(
    () => undefined,
    (error: unknown) => (error instanceof RenderFailure ? error.reason : error),
  )

describe('the process of a release', () => {
  it('[K-185] renders, goes on after an entry that threw or gave a megabyte, and has its words in the log', async () => {
    const code = anEntry(`
      if (request.path === '/throws') throw new TypeError('no such product')
      if (request.path === '/declined') throw Object.assign(new Error('of a member'), { name: 'NotRenderedError' })
      if (request.path === '/huge') return view('x'.repeat(1_100_000))
      console.log('rendering\\n' + request.path)
      return view(request.path)`)
    const written = once(heard, 'mfe-a@1.0.0: rendering | /category')
    const process = await started(code)
    expect(await failureOf(process.render(aRequest({ path: '/throws' })))).toBe('thrown')
    expect(await failureOf(process.render(aRequest({ path: '/declined' })))).toBe('declined')
    expect(await failureOf(process.render(aRequest({ path: '/huge' })))).toBe('refused')
    expect(await process.render(aRequest())).toEqual(aView({ html: '/category' }))
    await written
  })

  it('[K-185] hands nothing to the entry that leads out of it', async () => {
    const reach = `
      const tries = {
        require: () => require('fs'),
        process: () => process.exit(),
        constructed: () => globalThis.constructor.constructor('return process')(),
        fetch: () => fetch('http://localhost/'),
        socket: () => new WebSocket('ws://localhost/'),
        storage: () => localStorage.length,
        import: () => import('node:fs'),
        eval: () => eval('1'),
      }
      const reached = []
      for (const [name, tried] of Object.entries(tries)) try { await tried(); reached.push(name) } catch {}
      return view(reached.join())`
    const { html } = (await (await started(anEntry(reach))).render(aRequest())) as FirstView
    expect(html).toBe('')
  })

  it('[K-185] has what a browser and a server have in common', async () => {
    const uses = `
      const names = ['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'ReadableStream', 'MessageChannel',
        'AbortController', 'AbortSignal', 'setTimeout', 'clearTimeout', 'queueMicrotask', 'structuredClone',
        'performance', 'console', 'Intl', 'atob', 'btoa', 'Event', 'EventTarget', 'DOMException', 'Headers', 'Request',
        'Response', 'Promise', 'Map', 'Uint8Array']
      const stream = new ReadableStream({ start(to) { to.enqueue(new TextEncoder().encode('milk')); to.close() } })
      const text = await new Response(stream).text()
      const hour = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', hour: 'numeric' }).format(0)
      return view([text, hour, crypto.randomUUID().length, ...names.filter((name) => !(name in globalThis))].join())`
    const { html } = (await (await started(anEntry(uses))).render(aRequest())) as FirstView
    expect(html).toBe('milk,9時,36')
  })

  it.each([
    { says: 'loops', body: 'for (;;) {}', reason: 'hung' },
    { says: 'never answers', body: 'return new Promise(() => {})', reason: 'hung' },
    { says: 'eats memory', body: 'const all = []; for (;;) all.push(new Array(3e7).fill(0))', reason: 'died' },
    {
      says: 'throws beside its answer',
      body: 'setTimeout(() => { throw 1 }); return new Promise(() => {})',
      reason: 'died',
    },
  ])('[K-185] ends when its entry $says', async ({ body, reason }) => {
    const process = await started(anEntry(body), reason === 'hung' ? 300 : undefined)
    expect(await failureOf(process.render(aRequest()))).toBe(reason)
    await process.exited
    expect(process.isAlive()).toBe(false)
  })

  it('[K-185] does not end because others have the processors', async () => {
    const process = await started(anEntry(`${work(200)}; return view("milk")`), 600)
    expect(await besideOthers(() => process.render(aRequest()))).toEqual(aView({ html: 'milk' }))
  })

  it.each([
    { says: 'throws while it loads', code: 'throw new Error("x")' },
    { says: 'has no render', code: 'module.exports = {}' },
    { says: 'is no JavaScript', code: '<html>' },
  ])('[K-185] does not start with an entry that $says', async ({ code }) => {
    expect(await failureOf(started(code))).toBe('thrown')
  })

  it('[K-185] is the first that Linux ends when there is no memory left', async () => {
    await started(anEntry('return view("milk")'))
    const own = `/proc/${process.pid}/task/${process.pid}/children`
    const children = process.platform === 'linux' ? (await readFile(own, 'utf8')).trim().split(' ') : []
    const scores: string[] = []
    for (const child of children)
      if ((await readFile(`/proc/${child}/cmdline`, 'utf8')).includes('render-program'))
        scores.push((await readFile(`/proc/${child}/oom_score_adj`, 'utf8')).trim())
    expect(scores).toEqual(process.platform === 'linux' ? ['1000'] : [])
  })

  it('[K-185] is refused files, network, processes, threads and addons by Node itself', async () => {
    const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'todok-confined-')))
    const file = path.join(folder, 'probe.mjs')
    const tries = `{
      readFile: async () => (await import('node:fs')).readFileSync('/etc/hostname'),
      writeFile: async () => (await import('node:fs')).writeFileSync('${folder}/x', ''),
      connect: async () => (await import('node:events')).once((await import('node:net')).connect(9, '127.0.0.1'), 'connect'),
      listen: async () => (await import('node:events')).once((await import('node:net')).createServer().listen(0), 'listening'),
      lookUp: async () => (await import('node:dns/promises')).lookup('example.com'),
      spawn: async () => (await import('node:child_process')).execSync('true'),
      thread: async () => new (await import('node:worker_threads')).Worker('1', { eval: true }),
      addon: async () => process.dlopen({}, '${folder}/x.node'),
    }`
    await writeFile(
      file,
      `const refused = {}
      for (const [name, tried] of Object.entries(${tries}))
        refused[name] = await tried().then(() => 'went through', (error) => /ACCESS_DENIED|ERR_DLOPEN_DISABLED/.exec(error.code + error.message)?.[0] ?? error.message)
      process.send(refused, () => process.exit())`,
    )
    const child = fork(file, [], { execArgv: confinedTo(file), env: {} })
    const [refused] = await once(child, 'message')
    expect(new Set(Object.values(refused))).toEqual(new Set(['ACCESS_DENIED', 'ERR_DLOPEN_DISABLED']))
    await rm(folder, { recursive: true })
  })
})
