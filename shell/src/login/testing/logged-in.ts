import { aBrowser, aProvider, type Tab } from './fake-browser.ts'

export const times = <T>(count: number, make: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_, nth) => make(nth))
export const settled = (ms = 10) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** So many tabs of one login. */
export function loggedIn(count: number, provider = aProvider(), options: Parameters<typeof aBrowser>[0] = {}) {
  const browser = aBrowser(options)
  const tokens = provider.tokensOf(1)
  const tabs = times(count, () => browser.openTab({ endpoint: provider.endpoint }))
  for (const tab of tabs) tab.keeper.adopt(tokens)
  return { browser, provider, tabs, tokens }
}
export const accessOf = (tabs: readonly Tab[]) => tabs.map((tab) => tab.keeper.tokens()?.accessToken)
