import type { FirstView, FirstViewRequest } from '@shop/shared/contract'
import type { RemoteLifecycles } from '@shop/shared/platform'
import { matchRoute, routesOf } from '@shop/shared/routes'
import { openServerStyles, renderFirstView } from '@shop/shared/server'
import { identifierPrefixOf, type RemoteDefinition, remoteScreens } from './remote-screens.tsx'

export { usePageMeta } from './use-page-meta.ts'

const styles = openServerStyles({ hasGlobals: false })
let defined: ((request: FirstViewRequest) => Promise<FirstView>) | undefined

/** The same line of a remote, built for the server: what it defines is rendered by {@link render}. */
export function defineRemote<Screen extends string>(definition: RemoteDefinition<Screen>): RemoteLifecycles {
  const { name, routes } = definition
  const { load, Screens } = remoteScreens(definition)
  defined = async (request) => {
    const match = matchRoute(routesOf(name, routes), request.path)
    if (match === undefined) throw new Error(`${name} has no screen at this address`)
    await load(match.route.declaration.screen)
    return renderFirstView({
      request,
      styles,
      identifierPrefix: identifierPrefixOf(name),
      draw: ({ platform }) => <Screens platform={platform} waiting={null} />,
    })
  }
  const none = async () => undefined
  return { bootstrap: none, mount: none, unmount: none }
}

/** See {@link ServerEntry}. */
export function render(request: FirstViewRequest): Promise<FirstView> {
  if (defined === undefined) throw new Error('the entry has defined no remote')
  return defined(request)
}
