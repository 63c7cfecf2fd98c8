import type { Browser } from 'playwright'

/** Costs of a visit that a build can change: its document and its scripts. */
export type Cost = {
  /** Milliseconds from the start of the navigation to the first frame with the content. */
  time: number
  /** Bytes over the network, compressed, with headers. */
  bytes: number
  requests: number
}

export type Place = { path: string; content: string }

/** Slow 4G, as browsers' own tools have it. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const cpuSlowdown = 4
const timeoutMs = 60_000

const counted: ReadonlySet<string> = new Set(['Document', 'Script'])

/** Opens a page in a browser that has never seen the shop, on a slow network and a slow device. */
export async function firstVisit(browser: Browser, origin: string, { path, content }: Place): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ja-JP' })
  try {
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    const kinds = new Map<string, string>()
    let bytes = 0
    let requests = 0
    protocol.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      // A preload of a script has no kind of its own in every version.
      kinds.set(requestId, new URL(request.url).pathname.endsWith('.js') ? 'Script' : (type ?? 'Other'))
    })
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!counted.has(kinds.get(requestId) ?? 'Other')) return
      bytes += encodedDataLength
      requests += 1
    })
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', slow4g)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript((selector) => {
      const look = () => {
        if (document.querySelector(selector) === null) requestAnimationFrame(look)
        else performance.mark('content')
      }
      requestAnimationFrame(look)
    }, content)
    await page.goto(origin + path, { timeout: timeoutMs })
    await page.locator(content).first().waitFor({ state: 'attached', timeout: timeoutMs })
    await page.waitForLoadState('networkidle', { timeout: timeoutMs })
    const time = await page.evaluate(() => performance.getEntriesByName('content')[0]?.startTime ?? Number.NaN)
    return { time, bytes, requests }
  } finally {
    await context.close()
  }
}
