export type Arrivals = {
  /** Rises with every file that has come and every piece of one that is asked after. */
  count(): number
  /** Asks after a file that is on its way: its pieces are counted, and nothing of them is used. Gives its end. */
  askAfter(address: string): () => void
}

/** What arrives in this page. A script element tells nothing of itself before it has come whole. */
export function countArrivals(fetch: typeof globalThis.fetch): Arrivals {
  let arrived = 0
  new PerformanceObserver((list) => {
    arrived += list.getEntries().length
  }).observe({ type: 'resource' })

  /** The browser reads on from the same transfer, where it can. */
  async function read(address: string, signal: AbortSignal): Promise<void> {
    const reader = (await fetch(address, { signal })).body?.getReader()
    do arrived += 1
    while ((await reader?.read())?.done === false)
  }

  return {
    count: () => arrived,
    askAfter(address) {
      const end = new AbortController()
      // It fails as the file does, or is ended: the file itself is heard.
      read(address, end.signal).catch(() => undefined)
      return () => end.abort()
    },
  }
}
