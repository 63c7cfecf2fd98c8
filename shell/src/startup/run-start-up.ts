import { type EntryKind, type Member, type Message, messages } from '@shop/shared/domain'
import type { StoragePort } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import type { Login, LoginOutcome } from '../login/login.ts'
import { type StartUpFacts, type StartUpLoad, type StartUpStep, startUp } from './start-up.ts'

export type StartUpPorts = {
  login: Pick<Login, 'logout'>
  session: StoragePort
  entry: EntryKind
  corporatePhone: string
  /** Whether somebody draws the greeting after a registration. [SGN-011] */
  hasGreeting(): boolean
  /** Begins a load; what comes of it is its own affair. */
  loads: Record<StartUpLoad, () => void>
  sendThanks(member: Member): void
  /** Shows a message until it is acknowledged. */
  alert(message: Message): Promise<void>
  confirm(question: Message): Promise<boolean>
  go(to: string): void
  /** Shows the greeting, which leads on to a page of before. */
  greet(returnTo: string | undefined): void
  /** A button that leads there, for as long as it is wanted. */
  offerReturn(to: string): void
}

/** Starts the shop up for whoever is here, after a login or at the start of a page. */
export type RunStartUp = (who: StartUpFacts['who'], login?: LoginOutcome) => Promise<void>

const toldKey = 'toldWithoutDelivery'

/** Performs what {@link startUp} decides. */
export function createStartUp(ports: StartUpPorts): RunStartUp {
  const { session, entry, corporatePhone } = ports
  return async (who, login) => {
    const { loads, sendsThanks, next } = startUp({
      who,
      login,
      entry,
      corporatePhone,
      wasTold: session.read(toldKey) === true,
      hasGreeting: ports.hasGreeting(),
    })
    for (const load of loads) ports.loads[load]()
    if (sendsThanks && who.is === 'member') ports.sendThanks(who.member)
    await perform(next, ports)
  }
}

async function perform(next: StartUpStep, ports: StartUpPorts): Promise<void> {
  const { login, session, alert, confirm, go } = ports
  switch (next.step) {
    case 'stay':
      return
    case 'go':
      return go(next.to)
    case 'greet':
      return ports.greet(next.returnTo)
    case 'offerReturn':
      go(href.top())
      return ports.offerReturn(next.returnTo)
    case 'sayAndGo':
      if (next.once === true) session.write(toldKey, true)
      go(next.to)
      return alert(next.say)
    case 'sayAndLogout':
      await alert(next.say)
      return login.logout()
    case 'askToRegister':
      if (await confirm(messages.registerFirst)) return go(href.deliveryApplication())
      return login.logout()
  }
}
