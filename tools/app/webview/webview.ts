import type { FromWebview, Insets, ToWebview } from '../page/channel.ts'

/**
 * The native side of a webview, in the page of the shop before all of its scripts: the handler that a message goes to,
 * and what a device does to a page. It is one classic script, since nothing may come before it, and it stays without
 * effect in a tab of a browser.
 */
const appOrigin = document.currentScript?.dataset['app']
const [, id, handler] = /^todok-webview-(\d+)-(android|ios|none)$/.exec(window.name) ?? []

const tell = (word: FromWebview): void => window.parent.postMessage(word, appOrigin ?? '')

/** [MOB-003, MOB-018] */
function addHandler(): void {
  const native = { postMessage: (text: unknown) => tell({ kind: 'posted', text: String(text) }) }
  if (handler === 'android') Object.assign(window, { todokApp: native })
  if (handler === 'ios') Object.assign(window, { webkit: { messageHandlers: { todok: native } } })
}

/** Frames of one tab share their session storage, webviews do not: each has its part of it, by a prefix. */
function ownSessionStorage(): void {
  const real = window.sessionStorage
  const prefix = `webview-${id}/`
  const names = () => Object.keys(real).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  const methods: Partial<Record<string | symbol, unknown>> = {
    getItem: (name: string) => real.getItem(prefix + name),
    setItem: (name: string, value: string) => real.setItem(prefix + name, value),
    removeItem: (name: string) => real.removeItem(prefix + name),
    clear: () => {
      for (const name of names()) real.removeItem(prefix + name)
    },
    key: (place: number) => names()[place] ?? null,
  }
  const own = new Proxy({} as Storage, {
    get: (_, name) => (name === 'length' ? names().length : methods[name]),
    ownKeys: names,
    getOwnPropertyDescriptor: (_, name) =>
      typeof name === 'string' && names().includes(name)
        ? { value: real.getItem(prefix + name), configurable: true, enumerable: true, writable: true }
        : undefined,
  })
  Object.defineProperty(window, 'sessionStorage', { get: () => own, configurable: true })
}

/** Calls fail and the page is told; files that tags ask for still come. */
function playNetwork(): (isOnline: boolean) => void {
  const { fetch } = window
  const sendBeacon = navigator.sendBeacon.bind(navigator)
  let isOnline = true
  window.fetch = (...request) => (isOnline ? fetch(...request) : Promise.reject(new TypeError('Failed to fetch')))
  navigator.sendBeacon = (...request) => isOnline && sendBeacon(...request)
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })
  return (next) => {
    if (next === isOnline) return
    isOnline = next
    window.dispatchEvent(new Event(next ? 'online' : 'offline'))
  }
}

function playVisibility(): (isHidden: boolean) => void {
  let hidden = false
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
  Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible'), configurable: true })
  return (next) => {
    hidden = next
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
}

/** A frame has no notch: rules that ask for the safe area get it from here. [MOB-022] */
function playInsets(): (insets: Insets) => void {
  const { insertRule } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.insertRule = function (rule, place) {
    const played = rule.replace(/env\(\s*safe-area-inset-(\w+)\s*(?:,[^)]*)?\)/g, 'var(--webview-inset-$1, 0px)')
    return insertRule.call(this, played, place)
  }
  return (insets) => {
    for (const [side, px] of Object.entries(insets))
      document.documentElement.style.setProperty(`--webview-inset-${side}`, `${px}px`)
  }
}

const where = () => ({
  path: `${location.pathname}${location.search}${location.hash}`,
  canGoBack: window.navigation.canGoBack,
})

/** Where the page is, and the moves to the app's scheme, which a webview takes before they begin. [MOB-008] */
function followMoves(): void {
  window.navigation.addEventListener('navigate', (event) => {
    if (!event.destination.url.startsWith('todok:')) return
    event.preventDefault()
    tell({ kind: 'scheme', url: event.destination.url })
  })
  window.navigation.addEventListener('currententrychange', () => tell({ kind: 'moved', ...where() }))
}

function followApp(): void {
  const setOnline = playNetwork()
  const setHidden = playVisibility()
  const setInsets = playInsets()
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<ToWebview>) => {
    if (source !== window.parent || origin !== appOrigin) return
    switch (data.kind) {
      case 'say':
        window.postMessage(data.text, location.origin)
        break
      case 'network':
        setOnline(data.isOnline)
        break
      case 'visibility':
        setHidden(data.isHidden)
        break
      case 'insets':
        setInsets(data.insets)
        break
      case 'goBack':
        window.navigation.back()
        break
      case 'reload':
        location.reload()
    }
  })
}

if (appOrigin !== undefined && id !== undefined && window.parent !== window) {
  addHandler()
  ownSessionStorage()
  followMoves()
  followApp()
  tell({ kind: 'began', ...where() })
}
