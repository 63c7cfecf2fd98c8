type Note = (text: string, kind: 'error' | 'fact') => void

/** Messages of the page itself: errors, refusals of the policy, and the shop's reports. */
export function followPage(page: Window, note: Note): void {
  page.addEventListener('error', ({ message, filename, lineno }) => note(`${message} ${filename}:${lineno}`, 'error'))
  page.addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${String(reason)}`, 'error'))
  page.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`policy: ${effectiveDirective} ${blockedURI}`, 'error'),
  )
  const { console: pageConsole } = page as Window & { console: Console }
  const said = pageConsole.error.bind(pageConsole)
  pageConsole.error = (...words: unknown[]) => {
    note(words.map(String).join(' '), 'error')
    said(...words)
  }
}
