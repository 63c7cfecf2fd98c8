import type { Page } from 'playwright'

export type Place = { /** An address of the remote. */ path: string /** A screen of the shell's own. */; home: string }

const timeoutMs = 20_000

/**
 * To a remote and back, again and again, within one page: by steps in the history, which the shell
 * judges like any other move.
 */
export async function visit(page: Page, { path, home }: Place, remote: string, times: number): Promise<void> {
  await page.evaluate(
    async ([there, back, selector, count, limitMs]) => {
      const step = (to: string) => {
        history.pushState(null, '', to)
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }
      const until = (isSo: () => boolean, what: string) =>
        new Promise<void>((resolve, reject) => {
          const began = performance.now()
          const look = () => {
            if (isSo()) resolve()
            else if (performance.now() - began > limitMs) reject(new Error(`${what} took longer than ${limitMs} ms`))
            else requestAnimationFrame(look)
          }
          look()
        })
      const shown = () => document.querySelector(`main > :not([hidden]) ${selector}`)
      // Controls that are drawn out of sight, for their styles, may be busy for ever.
      const isWaiting = () => [...document.querySelectorAll('main [aria-busy]')].some((one) => one.checkVisibility())
      for (let visits = 0; visits < count; visits += 1) {
        step(there)
        await until(() => shown() !== null && !isWaiting(), there)
        step(back)
        await until(() => document.querySelector(selector) === null && document.querySelector('main h1') !== null, back)
      }
    },
    [path, home, `[data-remote="${remote}"]`, times, timeoutMs] as const,
  )
}
