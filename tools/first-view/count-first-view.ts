import type { CDPSession, Page } from '@playwright/test'
import { answerAttribute } from '@shop/shared/routes/first-reads'

/**
 * Counts of a page before its first content. They are the same on a quiet machine; a busy one adds to them, since work that
 * waits for a quiet page waits five seconds at most.
 */
export type FirstView = {
  /** Calls of functions of every script. */
  calls: number
  /** Commits of all React roots. */
  commits: number
  /** Style rules that were inserted one by one. */
  rules: number
  /** Requests that were begun, and bytes that had come over the network. */
  requests: number
  bytes: number
  /** Requests that only ask whether another one is allowed. */
  preflights: number
  /** Calls of services one after the other: each began after the one before had been answered. */
  callsInARow: number
  /** Documents in which the shop has drawn something. */
  starts: number
  /** Of the last document, not compressed, without the answers that it brings along. */
  htmlBytes: number
}

export type FirstViewOptions = {
  /** Selector of the first content. */
  content: string
  /** Keeps answers apart that come within one round trip. */
  latencyMs?: number
}

/** `length`: of what has come so far, not compressed. */
type Seen = { type: string; url: string; start: number; length: number; end?: number; bytes?: number }
type Counted = { commits: number; rules: number }

/** Bytes of the answers in the page. */
const answerBytes = `new Blob([...document.querySelectorAll('script[${answerAttribute}]')].map((one) => one.outerHTML)).size`

const waitMs = 60_000
/** By which a page tells that it has started. */
const startedName = 'firstViewStarted'

/** Opens an address in a page that has not been used yet, and stops it at its first content to count. */
export async function countFirstView(
  page: Page,
  address: string,
  { content, latencyMs = 0 }: FirstViewOptions,
): Promise<FirstView> {
  const protocol = await page.context().newCDPSession(page)
  const seen = await watchRequests(protocol, latencyMs)
  const starts = await countStarts(protocol)
  await page.addInitScript(stopAtContent, { content, startedName })
  await protocol.send('Debugger.enable')
  await protocol.send('Profiler.enable')
  await protocol.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const stopped = new Promise<FirstView>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${address} has shown no content`)), waitMs)
    protocol.once('Debugger.paused', () => {
      clearTimeout(timer)
      count(protocol, seen, starts()).then(resolve, reject)
    })
  })
  await page.goto(address, { waitUntil: 'commit' })
  const found = await stopped
  await protocol.detach()
  return found
}

/** Counts the documents that say that they have started. */
async function countStarts(protocol: CDPSession): Promise<() => number> {
  let starts = 0
  protocol.on('Runtime.bindingCalled', () => {
    starts += 1
  })
  await protocol.send('Runtime.enable')
  await protocol.send('Runtime.addBinding', { name: startedName })
  return () => starts
}

async function watchRequests(protocol: CDPSession, latencyMs: number): Promise<ReadonlyMap<string, Seen>> {
  const seen = new Map<string, Seen>()
  protocol.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request, timestamp }) => {
    seen.set(requestId, {
      type: request.method === 'OPTIONS' ? 'Preflight' : type,
      url: request.url,
      start: timestamp,
      length: 0,
    })
  })
  protocol.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = seen.get(requestId)
    if (request !== undefined) Object.assign(request, { end: timestamp, bytes: encodedDataLength })
  })
  protocol.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const request = seen.get(requestId)
    if (request !== undefined) request.length += dataLength
  })
  await protocol.send('Network.enable')
  if (latencyMs > 0)
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  return seen
}

/** Runs in the page before its own scripts. */
function stopAtContent(told: { content: string; startedName: string }): void {
  const counted: Counted = { commits: 0, rules: 0 }
  const { insertRule } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.insertRule = function (...rule) {
    counted.rules += 1
    return insertRule.apply(this, rule)
  }
  Object.assign(globalThis, {
    firstViewCounts: counted,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot() {
        if (counted.commits === 0) Reflect.get(globalThis, told.startedName)('')
        counted.commits += 1
      },
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      checkDCE() {},
    },
  })
  const look = new MutationObserver(() => {
    if (document.querySelector(told.content) === null) return
    look.disconnect()
    // biome-ignore lint/suspicious/noDebugger: the counts of this very moment are asked for from outside.
    debugger
  })
  look.observe(document, { childList: true, subtree: true })
}

/** While the page stands still. */
async function count(protocol: CDPSession, seen: ReadonlyMap<string, Seen>, starts: number): Promise<FirstView> {
  const { result: scripts } = await protocol.send('Profiler.takePreciseCoverage')
  const read = async (expression: string): Promise<unknown> =>
    (await protocol.send('Runtime.evaluate', { expression, returnByValue: true })).result.value
  const { commits, rules } = (await read('firstViewCounts')) as Counted
  const ofAnswers = (await read(answerBytes)) as number
  const all = [...seen.values()].map((request) => ({ ...request }))
  // The page before has had calls of its own.
  const requests = all.slice(all.findIndex(({ type }) => type === 'Document'))
  await protocol.send('Debugger.resume')
  const documents = requests.filter(({ type }) => type === 'Document')
  const functions = scripts.flatMap((script) => script.functions)
  return {
    calls: functions.reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0),
    commits,
    rules,
    requests: requests.length,
    bytes: requests.reduce((sum, { bytes = 0 }) => sum + bytes, 0),
    preflights: requests.filter(({ type }) => type === 'Preflight').length,
    callsInARow: rowsOf(requests.filter(({ type }) => ['Fetch', 'XHR', 'Preflight'].includes(type))),
    starts,
    htmlBytes: (documents.at(-1)?.length ?? 0) - ofAnswers,
  }
}

/** The longest row of requests that had been answered, each begun after the end of the one before. */
export function rowsOf(requests: readonly Pick<Seen, 'start' | 'end'>[]): number {
  const rows: { end: number; row: number }[] = []
  for (const { start, end } of requests.toSorted((one, other) => one.start - other.start)) {
    if (end === undefined) continue
    const before = rows.filter((one) => one.end <= start).map(({ row }) => row)
    rows.push({ end, row: Math.max(0, ...before) + 1 })
  }
  return Math.max(0, ...rows.map(({ row }) => row))
}
