import { entryOf, type Verdict } from '@shop/shared/routes'
import { loginFailureReason } from '../login/login-error.ts'
import type { GuardPorts } from './guard-ports.ts'

type Led = Exclude<Verdict, { go: 'on' }>

/** Does what a verdict asks for, and says where it leads; `undefined`: away from the shop. */
export function createFollower(ports: GuardPorts): (url: URL, verdict: Led) => Promise<URL | undefined> {
  async function leaveToLogIn(address: string | undefined): Promise<void> {
    if (address !== undefined) ports.remember(address)
    await ports.startLogin().catch((error: unknown) => ports.say(loginFailureReason(error, ports.isOnline())))
  }

  async function refreshed(): Promise<void> {
    const before = ports.session()
    await ports.refresh().catch(() => ports.say('offline'))
    // Nothing changed: the network is away. Wait for it rather than ask in circles.
    if (ports.session() === before) await nextSession()
  }

  const nextSession = () =>
    new Promise<void>((resolve) => {
      const stop = ports.subscribeSession(() => {
        stop()
        resolve()
      })
    })

  return async (url, verdict) => {
    switch (verdict.go) {
      case 'wait':
        await nextSession()
        return url
      case 'refresh':
        await refreshed()
        return url
      case 'adopt':
        // Inside of the app, the tokens of a page without a twin are the app's too: nobody is asked.
        return (await ports.link.adopt(ports.app.isInApp() ? 'app' : entryOf(url.pathname)))
          ? new URL(verdict.to, url)
          : url
      case 'enterApp':
        await ports.app.enterAsVisitor()
        return url
      case 'entrance':
        if (verdict.remember !== undefined) ports.remember(verdict.remember)
        return new URL(verdict.to, url)
      case 'main':
        if (verdict.notice !== undefined) ports.say(verdict.notice)
        return new URL(verdict.to, url)
      case 'rewrite':
        return new URL(verdict.to, url)
      case 'login':
        await leaveToLogIn(verdict.remember)
        return undefined
      case 'stay':
        return undefined
    }
  }
}
