/** Program of a process of its own, whose collector has nothing else to look through: tells the milliseconds of each page. */
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export type PageTimes = { cached: number[]; made: number[] }

const pages = { cached: 500, made: 200 }
const ofBrowsers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
/** Rendered pages in a row, after which the processes are warm. */
const warmPages = 30
const patienceMs = 60_000
const pauseMs = 50

const agent = new Agent({ keepAlive: true })

/** Takes the page as it is: to unpack it is not the edge's work. */
async function take(address: string): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(address, { agent, headers: ofBrowsers }, resolve).on('error', reject),
  )
  for await (const _ of answer);
}

/** The screen's process starts behind those of other releases, and renders something twice before a page waits for it. */
async function untilWarm(address: string): Promise<void> {
  const until = performance.now() + patienceMs
  for (let inRow = 0, at = 0; inRow < warmPages; at += 1) {
    if (performance.now() > until) throw new Error('the edge renders no page')
    inRow = (await (await fetch(`${address}?warm=${at}`, { headers: ofBrowsers })).text()).includes('data-remote=')
      ? inRow + 1
      : 0
    await setTimeout(pauseMs)
  }
  await take(address)
}

async function timesOf(count: number, addressOf: (at: number) => string): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < count; at += 1) {
    const began = performance.now()
    await take(addressOf(at))
    times.push(performance.now() - began)
  }
  return times
}

const [address = ''] = process.argv.slice(2)
await untilWarm(address)
const times: PageTimes = {
  cached: await timesOf(pages.cached, () => address),
  made: await timesOf(pages.made, (at) => `${address}?page=${at}`),
}
process.send?.(times, () => process.exit())
