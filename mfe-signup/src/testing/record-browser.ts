import { jest } from '@jest/globals'
import { type FakePlatform, publishedFacts, server } from '@shop/shared/testing'

export type BrowserRecord = {
  /** Addresses that were asked for, and those that the member was led to, with their state. */
  addresses: string[]
  /** Contents of each store, by key. */
  stores: Record<'local' | 'session', Map<string, string>>
  /** Whatever left the page beside the bodies of its calls: addresses, reports, facts, words to the app, titles, the console. */
  everything(): string
  close(): void
}

const consoleMethods = ['log', 'info', 'warn', 'error', 'debug'] as const

/** Hears what a remote leaves behind it in a browser. */
export function recordBrowser(platform: FakePlatform): BrowserRecord {
  const addresses: string[] = []
  const onRequest = ({ request }: { request: Request }) => void addresses.push(request.url)
  server.events.on('request:start', onRequest)
  const { navigate } = platform.navigation
  platform.navigation.navigate = (to, options) => {
    addresses.push(`${to} ${JSON.stringify(options?.state ?? '')}`)
    navigate(to, options)
  }
  const stores = { local: new Map<string, string>(), session: new Map<string, string>() }
  for (const area of ['local', 'session'] as const) {
    const port = platform.storage[area]
    const { write, remove } = port
    port.write = (key, value) => {
      stores[area].set(key, JSON.stringify(value))
      write(key, value)
    }
    port.remove = (key) => {
      stores[area].delete(key)
      remove(key)
    }
  }
  const spoken: unknown[] = []
  const spies = consoleMethods.map((method) =>
    jest.spyOn(console, method).mockImplementation((...said: unknown[]) => void spoken.push(...said)),
  )
  return {
    addresses,
    stores,
    everything: () =>
      [
        ...addresses,
        ...[...platform.reports, ...platform.app.messages, ...publishedFacts(), platform.meta(), ...spoken].map(
          wordsOf,
        ),
        ...stores.local.values(),
        document.cookie,
        document.title,
      ].join('\n'),
    close() {
      server.events.removeListener('request:start', onRequest)
      for (const spy of spies) spy.mockRestore()
    },
  }
}

/**
 * All words of a value. Of an error: names, messages, stacks and facts, down to its first cause; the request that a cause
 * holds stays in the page, the shell's reports take names and places alone.
 */
function wordsOf(value: unknown): string {
  if (value instanceof Error) {
    const { name, message, stack, cause } = value
    return [name, message, stack, ...['facts' in value ? value.facts : '', cause ?? ''].map(wordsOf)].join('\n')
  }
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${wordsOf(one)}`)
    .join('\n')
}
