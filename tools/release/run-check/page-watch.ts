/** A refusal of the page's policy, as the browser tells it. */
export type Violation = {
  directive: string
  blocked: string
  sample: string
  source: string
  line: number
  column: number
  /** From where a call to that origin was made last, or a policy was created. */
  stack: string
}

/**
 * `stands`: the screen is on show. `given up`: the shell says that it cannot be shown. `elsewhere`: the page went on.
 * `late`: none of them in time.
 */
export type PageState = 'stands' | 'given up' | 'elsewhere' | 'late'

/** `owner`: whose screen. `rest`: the screen of the shell that comes after it. */
export type Showing = { owner: string; address: string; rest: string }
export type Shown = { state: PageState; links: string[]; violations: Violation[] }

/** How a page shows screens, and what it sees of its own failures. */
export type PageWatch = {
  /** Shows a screen, and then the one to rest at, so that the remote is unmounted. */
  show(showing: Showing): Promise<Shown>
  /**
   * Notes the names that scripts have put on the page until now as those of `owner`. Gives those of somebody else that
   * have another value since.
   */
  noteNames(owner: string): { name: string; of: string }[]
}
declare global {
  interface Window {
    shopRunWatch: PageWatch
  }
}

/** Begins to watch a page before any of its scripts runs. Stands alone: it is handed over as text. */
export function watchPage(): void {
  /** Longer than the shell itself waits for a remote in all its steps. */
  const lateMs = 40_000
  const lookMs = 15
  /** Without a call under way: the answer of the last one is drawn by then. */
  const quietMs = 40
  // Laid out and never painted: painting takes a quarter of a page's time, and no code sees it.
  const unpainted = new CSSStyleSheet()
  unpainted.replaceSync('html { visibility: hidden }')
  document.adoptedStyleSheets = [unpainted]
  let calls = 0
  let quietSince = 0
  const violations: Violation[] = []
  const native = new Set(Object.getOwnPropertyNames(window))
  const names = new Map<string, { owner: string; value: unknown; push: unknown }>()

  // The browser names this function for a call that the policy refuses.
  const calledFrom = new Map<string, string>()
  const originOf = (address: string) =>
    URL.canParse(address, location.href) ? new URL(address, location.href).origin : ''
  const fetchNow = window.fetch
  window.fetch = async (...args) => {
    calls += 1
    calledFrom.set(
      originOf(String(args[0] instanceof Request ? args[0].url : args[0])),
      new Error('called').stack ?? '',
    )
    try {
      return await fetchNow(...args)
    } finally {
      calls -= 1
      quietSince = performance.now()
    }
  }
  // The shell lets copies of a library share a policy, so that the browser would name the shell.
  let policyFrom = ''
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(...args: unknown[]): unknown } }
  if (trustedTypes !== undefined) {
    const createNow = trustedTypes.createPolicy.bind(trustedTypes)
    trustedTypes.createPolicy = (...args) => {
      policyFrom = new Error('called').stack ?? ''
      return createNow(...args)
    }
  }
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective: directive, blockedURI: blocked, sample } = event
    const { sourceFile: source, lineNumber: line, columnNumber: column } = event
    violations.push({
      directive,
      blocked,
      sample,
      source,
      line,
      column,
      stack: directive === 'trusted-types' ? policyFrom : (calledFrom.get(originOf(blocked)) ?? ''),
    })
  })

  const isSeen = (element: Element) => element.checkVisibility()
  const inMain = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)]
  const ofBefore = 'data-of-before'

  /** As the browser's own buttons move; what is on show is marked as that of before. */
  function goTo(address: string): void {
    for (const one of [...inMain('h1'), ...inMain('[data-remote]')]) one.setAttribute(ofBefore, '')
    history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }

  /** Nothing as long as something is on its way. */
  function stateOf(owner: string, path: string): PageState | undefined {
    const isBusy = inMain('[aria-busy="true"]').some(isSeen)
    const isQuiet = calls === 0 && performance.now() - quietSince > quietMs
    if (isBusy && !isQuiet) return undefined
    const slots = inMain(`[data-remote]:not([${ofBefore}])`).filter(isSeen)
    if (slots.length === 0) return isBusy ? undefined : stateOfShell(owner, path)
    const isOfOwner = slots.some(({ dataset }) => dataset['remote'] === owner)
    return isOfOwner && location.pathname === path ? 'stands' : 'elsewhere'
  }

  function stateOfShell(owner: string, path: string): PageState | undefined {
    const isOfShell = (heading: Element) => heading.closest('[data-remote]') === null
    if (!inMain(`h1:not([${ofBefore}])`).some(isOfShell)) return undefined
    if (location.pathname !== path) return 'elsewhere'
    return owner === 'shell' ? 'stands' : 'given up'
  }

  async function until<T>(look: () => T | undefined): Promise<T | undefined> {
    const began = performance.now()
    for (let seen = look(); ; seen = look()) {
      if (seen !== undefined || performance.now() - began > lateMs) return seen
      await new Promise((resolve) => setTimeout(resolve, lookMs))
    }
  }

  function noteName(name: string, owner: string): { name: string; of: string }[] {
    const value: unknown = Reflect.get(window, name)
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return []
    // A build that shares the list of its chunks with another one puts its own way to add to it there.
    const push: unknown = Reflect.get(value, 'push')
    const before = names.get(name)
    if (before === undefined) names.set(name, { owner, value, push })
    const isTaken = before !== undefined && (before.value !== value || before.push !== push)
    return isTaken && before.owner !== owner ? [{ name, of: before.owner }] : []
  }

  window.shopRunWatch = {
    async show({ owner, address, rest }) {
      const { pathname: path } = new URL(address, location.href)
      if (location.pathname !== path) goTo(address)
      // The screen to rest at stands already.
      else for (const one of inMain('h1')) one.removeAttribute(ofBefore)
      const state = (await until(() => stateOf(owner, path))) ?? 'late'
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].map(
        ({ pathname }) => pathname,
      )
      goTo(rest)
      // Its own screen need not be drawn: the next one comes at once.
      await until(
        () => (inMain('[data-remote]').length === 0 && !inMain('[aria-busy="true"]').some(isSeen)) || undefined,
      )
      return { state, links, violations: violations.splice(0) }
    },
    noteNames(owner) {
      const own = Object.getOwnPropertyNames(window).filter((name) => !native.has(name))
      return own.flatMap((name) => noteName(name, owner))
    },
  }
}
