import { corporateContactText, type Member, type Message, messages } from '@shop/shared/domain'
import { href } from '@shop/shared/routes'
import type { Login, LoginOutcome, MemberOutcome } from './login.ts'
import { LoginError } from './login-error.ts'

/** What happens after the identity provider sent somebody back. [2§4 Startup flow] */
export type AfterLogin =
  | { step: 'go'; to: string }
  | { step: 'sayAndGo'; say: Message; to: string }
  | { step: 'sayAndLogout'; say: Message }
  | { step: 'askToRegister' }

/** Decides by who it is. Pure. [GRD-054, GRD-067, GRD-075, GRD-076, GRD-078, GRD-083] */
export function afterLogin(outcome: MemberOutcome, { returnTo }: LoginOutcome, corporatePhone: string): AfterLogin {
  switch (outcome.is) {
    case 'missing':
      return { step: 'askToRegister' }
    case 'ended':
      return { step: 'sayAndGo', say: messages.loginAgain, to: href.entrance() }
    case 'network':
      return { step: 'go', to: returnTo ?? href.top() }
    case 'member':
      return afterMember(outcome.member, returnTo, corporatePhone)
  }
}

function afterMember(member: Member, returnTo: string | undefined, corporatePhone: string): AfterLogin {
  switch (member.kind) {
    case 'watchedOver':
      return { step: 'sayAndLogout', say: messages.watchedOverOnWeb }
    case 'corporateNewcomer':
      return { step: 'sayAndGo', say: { title: corporateContactText(corporatePhone) }, to: href.top() }
    case 'familyNewcomer':
      return { step: 'sayAndGo', say: messages.familyCannotUseDelivery, to: href.top() }
    case 'newcomer':
      return { step: 'go', to: isApplication(returnTo) ? returnTo : href.deliveryApplication() }
    case 'delivery':
    case 'family':
    case 'corporate':
      return { step: 'go', to: returnTo ?? href.top() }
  }
}

/** A step of the application that a login came between. [AX-29] */
const isApplication = (path: string | undefined): path is string =>
  path?.startsWith(href.deliveryApplication()) === true

const callbackPaths: readonly string[] = ['/entrance', '/auth0']

/** The address is one that the identity provider sent somebody back to. [K-14] */
export const isLoginCallback = (url: URL): boolean =>
  callbackPaths.includes(url.pathname) &&
  url.searchParams.has('state') &&
  (url.searchParams.has('code') || url.searchParams.has('error'))

export type FinishPorts = {
  login: Login
  corporatePhone: string
  /** Shows a message until it is acknowledged. */
  alert(message: Message): Promise<void>
  confirm(question: Message): Promise<boolean>
  go(to: string): void
}

/** Performs a login's last step. The code is gone from the address before anything else happens. */
export async function finishLogin(callback: string, ports: FinishPorts): Promise<void> {
  const outcome = await ports.login.complete(callback).catch((error: unknown) => asLoginError(error))
  if (outcome instanceof LoginError) return failed(outcome, ports)
  const next = afterLogin(await ports.login.loadMember(), outcome, ports.corporatePhone)
  switch (next.step) {
    case 'go':
      return ports.go(next.to)
    case 'sayAndGo':
      ports.go(next.to)
      return ports.alert(next.say)
    case 'sayAndLogout':
      await ports.alert(next.say)
      return ports.login.logout()
    case 'askToRegister':
      if (await ports.confirm(messages.registerFirst)) return ports.go(href.deliveryApplication())
      return ports.login.logout()
  }
}

/**
 * A page that begins with a login of before. Watched-over members, whose tokens may outlive the words at the
 * login, are turned away; a tab that another one handed its login to late goes on to where it wanted to go.
 * [GRD-067, GRD-083]
 */
export async function resumeLogin(
  member: Member,
  path: string,
  { login, alert, go }: Pick<FinishPorts, 'login' | 'alert' | 'go'>,
): Promise<void> {
  if (member.isWatchedOver) {
    await alert(messages.watchedOverOnWeb)
    return login.logout()
  }
  const returnTo = path === href.entrance() ? login.takeReturn() : undefined
  if (returnTo !== undefined) go(returnTo)
}

/** The library of the login may not have come either. */
const asLoginError = (error: unknown) =>
  error instanceof LoginError ? error : new LoginError('network', { cause: error })

/**
 * Somebody who is logged in goes on: the callback was used before. A forged state leads back to the
 * start of the login, any other failure to Main. [GRD-049, GRD-052, reliability row 6]
 */
async function failed({ why }: LoginError, { login, alert, go }: FinishPorts): Promise<void> {
  if (login.hasIdToken()) {
    go(href.top())
    return
  }
  go(why === 'state' ? href.entrance() : href.top())
  await alert(messages.loginFailed)
}
