import { type Message, messages } from '@shop/shared/domain'
import { href, isLoginCallback } from '@shop/shared/routes'
import type { RunStartUp } from '../startup/run-start-up.ts'
import type { Login } from './login.ts'
import { LoginError } from './login-error.ts'

/** `isSilent`: nobody was asked anything, the page was opened with a login of before. [K-28] */
export type LoginCallback = { address: string; isSilent: boolean }

/**
 * Takes the callback out of the address: its code is good once and belongs into no history entry. After a question in
 * silence the page goes on waiting in the shape of the one that was opened. [K-54]
 */
export function takeCallback(
  { location, history }: Pick<Window, 'location' | 'history'>,
  login: Pick<Login, 'isPending' | 'lookAtReturn'>,
): LoginCallback | undefined {
  const url = new URL(location.href)
  if (!isLoginCallback({ path: url.pathname, search: url.search })) return undefined
  const isSilent = !login.isPending()
  history.replaceState(null, '', isSilent ? (login.lookAtReturn() ?? href.top()) : url.pathname)
  return { address: url.href, isSilent }
}

export type FinishPorts = {
  login: Login
  startUp: RunStartUp
  /** Shows a message until it is acknowledged. */
  alert(message: Message): Promise<void>
  go(to: string): void
  /** Who is here when nobody has logged in. */
  begin: Login['begin']
}

/** Performs a login's last step. The code is gone from the address before anything else happens. */
export async function finishLogin(callback: string, ports: FinishPorts): Promise<void> {
  const outcome = await ports.login.complete(callback).catch((error: unknown) => asLoginError(error))
  if (outcome instanceof LoginError) return failed(outcome, ports)
  const who = await ports.login.loadMember()
  if (outcome.isSilent !== true) return ports.startUp(who, outcome)
  // Nobody has logged in just now: the page goes on as if its tokens had been here. [K-28]
  ports.go(outcome.returnTo ?? href.top())
  return ports.startUp(who)
}

/** A tab that another one handed its login to late goes on to where it wanted to go. */
export function resumeLogin(path: string, { login, go }: Pick<FinishPorts, 'login' | 'go'>): void {
  const returnTo = path === href.entrance() ? login.takeReturn() : undefined
  if (returnTo !== undefined) go(returnTo)
}

/** The library of the login may not have come either. */
const asLoginError = (error: unknown) =>
  error instanceof LoginError ? error : new LoginError('network', { cause: error })

/**
 * Somebody who is logged in goes on: the callback was used before. Who was asked for in silence in vain
 * browses on as a visitor. A forged state leads back to the start of the login, any other failure to Main.
 * [GRD-049, GRD-052, K-28]
 */
async function failed({ why }: LoginError, { login, startUp, alert, go, begin }: FinishPorts): Promise<void> {
  void startUp(await begin())
  if (login.hasIdToken()) {
    go(href.top())
    return
  }
  if (why === 'nobody' || why === 'silentFailure') {
    go(login.takeReturn() ?? href.top())
    return
  }
  go(why === 'state' ? href.entrance() : href.top())
  await alert(messages.loginFailed)
}
