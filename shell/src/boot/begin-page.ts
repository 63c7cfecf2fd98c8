import type { EntryKind, Message } from '@shop/shared/domain'
import type { GuardedNavigation } from '../guard/navigation.ts'
import { finishLogin, type LoginCallback, resumeLogin } from '../login/finish-login.ts'
import type { Login } from '../login/login.ts'
import type { RunStartUp } from '../startup/run-start-up.ts'

export type BeginParts = {
  entry: EntryKind
  /** The page is one that the identity provider sent somebody back to. */
  callback: LoginCallback | undefined
  login: Login
  navigation: Pick<GuardedNavigation, 'begin'>
  alert(message: Message): Promise<void>
  startUp: RunStartUp
  adoptFromApp(): Promise<void>
  loadWeeks(): unknown
  go(to: string): void
  /** Nobody waits for the end of a login any more. */
  loginIsFinished(): void
}

/** Finds out who is here, then shows the page for them. */
export async function beginPage(parts: BeginParts): Promise<void> {
  const { entry, callback, login, navigation, startUp, go } = parts
  const here = new URL(window.location.href)

  const finish = ({ address }: LoginCallback, ports: { go(to: string): void; begin: Login['begin'] }) =>
    finishLogin(address, { login, startUp, alert: parts.alert, ...ports }).finally(parts.loginIsFinished)

  // A login that comes back compares the week it left with this one. [K-04]
  if (callback !== undefined) void parts.loadWeeks()
  // No visitor's page before it is known who is here: it would flash before the member's.
  if (callback?.isSilent === true)
    return finish(callback, {
      go(to) {
        window.history.replaceState(null, '', to)
        navigation.begin()
      },
      begin: login.begin,
    })
  const outcome = await login.begin()
  await parts.adoptFromApp()
  navigation.begin()
  if (callback !== undefined) return finish(callback, { go, begin: async () => ({ is: 'guest' }) })
  await startUp(outcome)
  if (outcome.is === 'member' && entry === 'web') resumeLogin(here.pathname, { login, go })
}
