import type { RestartPorts } from './restart-login.ts'

type LatePorts = RestartPorts & { here(): Pick<Location, 'pathname' | 'search'> }

/** Loads what few pages need: the provider has just answered, so there is a network. It leads back to the page of now. */
export function createLateRestart({ here, ...ports }: LatePorts): (isRefused?: boolean) => Promise<void> {
  let loading: Promise<ReturnType<typeof import('./restart-login.ts').createRestart>> | undefined
  return async (isRefused) => {
    const { pathname, search } = here()
    loading ??= import('./restart-login.ts').then(({ createRestart }) => createRestart(ports))
    ;(await loading)({ pathname, search }, isRefused)
  }
}
