/** The app's tabs, each with a stack of webviews like any native navigation. */
export const tabs = {
  home: { label: 'ホーム', path: '/mobile' },
  search: { label: 'さがす', path: '/mobile/search' },
  cart: { label: 'カート', path: '/mobile/cart/ordered' },
  favourites: { label: 'お気に入り', path: '/mobile/favorite' },
  mypage: { label: 'マイページ', path: '/mobile/points/history' },
} as const satisfies Record<string, { label: string; path: string }>
export type Tab = keyof typeof tabs
export const tabNames = Object.keys(tabs) as Tab[]

export type Webview = {
  /** Of this run of the app; a webview that was opened anew is another one. */
  id: number
  /** As it was opened, and then where its page is. */
  path: string
  title: string
  hidesCartButton: boolean
  /** Whether its page has somewhere to go back to within itself. */
  canGoBack: boolean
}

export type Stack = { tab: Tab; webviews: Readonly<Record<Tab, readonly Webview[]>>; lastId: number }

export type StackAction =
  /** The app starts with one webview in the tab that the path belongs to. */
  | { type: 'start'; path: string }
  | { type: 'chooseTab'; tab: Tab; path?: string }
  | { type: 'push'; path: string; title: string; hidesCartButton: boolean }
  | { type: 'pop' }
  /** The same place in a webview of its own: after a login, a crash, or a change of the app. */
  | { type: 'reopen'; path?: string }
  | { type: 'moved'; id: number; path: string; canGoBack: boolean }

const nobody: Stack['webviews'] = { home: [], search: [], cart: [], favourites: [], mypage: [] }
export const emptyStack: Stack = { tab: 'home', webviews: nobody, lastId: 0 }

export const topOf = ({ tab, webviews }: Stack): Webview | undefined => webviews[tab].at(-1)
export const depthOf = ({ tab, webviews }: Stack): number => webviews[tab].length

/** The tab in which a link begins: the one whose own path it is, or leads to. */
export function tabOf(path: string): Tab {
  const pathname = path.replace(/[?#].*$/s, '')
  const found = tabNames.find((tab) => tab !== 'home' && isBelow(pathname, tabs[tab].path))
  return found ?? 'home'
}

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`)

export function nextStack(stack: Stack, action: StackAction): Stack {
  switch (action.type) {
    case 'start': {
      const tab = tabOf(action.path)
      const first = webviewOf(stack.lastId + 1, { path: action.path, title: tabs[tab].label, hidesCartButton: false })
      return { tab, webviews: { ...nobody, [tab]: [first] }, lastId: first.id }
    }
    case 'chooseTab':
      return chooseTab(stack, action.tab, action.path)
    case 'push': {
      const pushed = webviewOf(stack.lastId + 1, action)
      return { ...withWebviews(stack, [...stack.webviews[stack.tab], pushed]), lastId: pushed.id }
    }
    case 'pop': {
      // The lowest one of a tab stays, as the home screen of a device is not the app's.
      const webviews = stack.webviews[stack.tab]
      return webviews.length > 1 ? withWebviews(stack, webviews.slice(0, -1)) : stack
    }
    case 'reopen': {
      const top = topOf(stack)
      if (top === undefined) return stack
      const again = webviewOf(stack.lastId + 1, { ...top, path: action.path ?? top.path })
      return { ...withWebviews(stack, [...stack.webviews[stack.tab].slice(0, -1), again]), lastId: again.id }
    }
    case 'moved':
      return moved(stack, action)
  }
}

/** The first press opens a tab, one on the tab that is shown goes back to its root. */
function chooseTab(stack: Stack, tab: Tab, path: string | undefined): Stack {
  const there = stack.webviews[tab]
  const isShown = stack.tab === tab
  if (there.length > 0 && path === undefined)
    return { ...stack, tab, webviews: { ...stack.webviews, [tab]: isShown ? there.slice(0, 1) : there } }
  const root = webviewOf(stack.lastId + 1, {
    path: path ?? tabs[tab].path,
    title: tabs[tab].label,
    hidesCartButton: false,
  })
  return { tab, webviews: { ...stack.webviews, [tab]: [root] }, lastId: root.id }
}

const webviewOf = (
  id: number,
  { path, title, hidesCartButton }: Pick<Webview, 'path' | 'title' | 'hidesCartButton'>,
): Webview => ({ id, path, title, hidesCartButton, canGoBack: false })

const withWebviews = (stack: Stack, webviews: readonly Webview[]): Stack => ({
  ...stack,
  webviews: { ...stack.webviews, [stack.tab]: webviews },
})

function moved(stack: Stack, { id, path, canGoBack }: Extract<StackAction, { type: 'moved' }>): Stack {
  const inTab = (webviews: readonly Webview[]) =>
    webviews.map((webview) => (webview.id === id ? { ...webview, path, canGoBack } : webview))
  const all = { ...stack.webviews }
  for (const tab of tabNames) all[tab] = inTab(all[tab])
  return { ...stack, webviews: all }
}
