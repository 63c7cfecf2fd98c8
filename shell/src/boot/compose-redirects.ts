import { href } from '@shop/shared/routes'
import { createRedirectBudget, type RedirectBudget } from '../login/redirect-budget.ts'
import type { ShopStorage } from './storage.ts'

/** How often the page may move by itself, and the notice that stands there instead when that was too much. */
export function composeRedirects(
  session: ShopStorage,
  nonce: string,
  report: (error: unknown) => void,
): { budget: RedirectBudget; stop(): void } {
  const budget = createRedirectBudget({ session, now: () => Date.now() })
  let isStopped = false
  function stop(): void {
    if (isStopped) return
    isStopped = true
    import('../features/redirect-stop/redirect-stop.tsx').then(
      ({ showRedirectStop }) =>
        showRedirectStop(document, nonce, {
          loginAgain() {
            budget.renew()
            window.location.assign(href.entrance())
          },
          toTop: () => window.location.assign(href.top()),
        }),
      (error: unknown) => {
        isStopped = false
        report(error)
      },
    )
  }
  return { budget, stop }
}
