import { createApiClient } from '@shop/shared/api'
import { factRules, openBus } from '@shop/shared/bus'
import type { FirstViewRequest } from '@shop/shared/contract'
import type { PageMeta, PlatformServices } from '@shop/shared/platform'
import { QueryClient } from '@shop/shared/query'
import type { Navigation } from '@shop/shared/router'
import { keyOfRead } from '@shop/shared/routes/first-reads'

const nothing = () => undefined
const never = () => new Promise<never>(nothing)

const facts = Object.entries(factRules).map(([name, { version }]) => ({ name, version }))
const bus = openBus({
  report: nothing,
  deadLetter: nothing,
  now: () => 0,
  isStrict: false,
  channel: { postMessage: nothing, addEventListener: nothing },
}).join('server@1.0.0', { tells: facts, hears: facts })

/** The history of a page that stands still. */
function navigationAt({ path, search }: Pick<FirstViewRequest, 'path' | 'search'>): Navigation {
  const location = { pathname: path, search, hash: '', state: undefined, key: 'first' }
  return { current: () => location, subscribe: () => nothing, navigate: nothing, go: nothing }
}

/**
 * The platform of a screen that is rendered on the server: it reads what the edge has brought, at the hour of the page, and
 * has nobody to speak to.
 */
export function serverPlatform(
  { path, search, page, now, answers }: FirstViewRequest,
  setMeta: (meta: PageMeta) => void,
): PlatformServices {
  const brought = new Map(answers.map(({ address, json }) => [keyOfRead(address), json]))
  const queries = { retry: false, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' as const }
  const storage = { read: nothing, write: nothing, remove: nothing }
  const { environment, version, links, phones, services, recommendSpecs, limitedTypes, switches, orderSources } = page
  return {
    api: createApiClient({
      fetch: async () => {
        throw new TypeError('a server entry asks nobody')
      },
      // A read without an answer fails here, and its query waits in the HTML (`useQuery`).
      brought(address) {
        const json = brought.get(keyOfRead(address))
        if (json === undefined) throw new TypeError('the page has no answer')
        return json
      },
      services,
      accessToken: async () => undefined,
      refreshedToken: async () => undefined,
      userKey: () => '',
      now: () => now,
    }),
    queryClient: new QueryClient({ defaultOptions: { queries } }),
    bus,
    navigation: navigationAt({ path, search }),
    clock: { now: () => new Date(now) },
    notices: {
      snackbar: nothing,
      popup: nothing,
      failure: nothing,
      confirm: never,
      ask: never,
      alert: never,
      during: (work) => work,
    },
    storage: { ...storage, local: storage, session: storage },
    salesPerson: nothing,
    // The edge asks for what fills it.
    slots: { open: () => ({ update: nothing, close: nothing }) },
    config: { environment, version, links, phones, services, recommendSpecs, limitedTypes, switches, orderSources },
    entry: 'web',
    app: { isThere: () => false, post: () => false, isRenewed: () => false },
    network: { isOnline: () => true, onOnline: () => nothing },
    styleNonce: '',
    randomId: () => '',
    report: nothing,
    setMeta,
    login: nothing,
    holdRelease: () => nothing,
  }
}
