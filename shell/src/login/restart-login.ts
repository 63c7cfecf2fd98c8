import { type EntryKind, type Message, messages } from '@shop/shared/domain'
import { href } from '@shop/shared/routes'
import type { RedirectBudget } from './redirect-budget.ts'

type Place = Pick<Location, 'pathname' | 'search'>

export type RestartPorts = {
  entry: EntryKind
  budget: RedirectBudget
  remember(address: string): void
  say(message: Message & { isError: true }): void
  go(to: string): void
  /** Leaves for the provider. */
  login(): Promise<void>
  /** The page would have moved by itself once too often. */
  stop(): void
}

/**
 * A login that is over begins again, and leads back to this page: at the provider where that has refused to renew it,
 * else at the entrance. The app logs in by itself. [K-156]
 */
export function createRestart(ports: RestartPorts): (place: Place, isRefused?: boolean) => void {
  const { entry, budget, remember, say, go, login, stop } = ports
  let isLeaving = false

  function enter(): void {
    isLeaving = false
    go(href.entrance())
    say({ ...messages.loginAgain, isError: true })
  }

  return ({ pathname, search }, isRefused) => {
    if (entry === 'app' || isLeaving || pathname === href.entrance()) return
    if (!budget.spend()) return stop()
    remember(`${pathname}${search}`)
    if (!isRefused) return enter()
    // Calls that fail for the same reason meanwhile lead nowhere else.
    isLeaving = true
    login().catch(enter)
  }
}
