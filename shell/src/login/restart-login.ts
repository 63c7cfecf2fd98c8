import { type EntryKind, type Message, messages } from '@shop/shared/domain'
import { href } from '@shop/shared/routes'
import type { RedirectBudget } from './redirect-budget.ts'

export type RestartPorts = {
  entry: EntryKind
  budget: RedirectBudget
  here(): Pick<Location, 'pathname' | 'search'>
  remember(address: string): void
  say(message: Message & { isError: true }): void
  go(to: string): void
  /** The page would have moved by itself once too often. */
  stop(): void
}

/**
 * A login that the provider has ended begins again at the entrance, and leads back to this page. The app logs in by
 * itself. [GRD-057, GRD-058, GRD-060]
 */
export function createRestart({ entry, budget, here, remember, say, go, stop }: RestartPorts): () => void {
  return () => {
    const { pathname, search } = here()
    if (entry === 'app' || pathname === href.entrance()) return
    if (!budget.spend()) return stop()
    remember(`${pathname}${search}`)
    go(href.entrance())
    say({ ...messages.loginAgain, isError: true })
  }
}
