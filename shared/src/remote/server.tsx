import type { FirstView, FirstViewRequest, SlotInView } from '@shop/shared/contract'
import type { RemoteLifecycles } from '@shop/shared/platform'
import { matchRoute, routesOf } from '@shop/shared/routes'
import { openServerStyles, renderFirstView } from '@shop/shared/server'
import {
  FilledSlot,
  identifierPrefixOf,
  type RemoteDefinition,
  remoteScreens,
  slotPrefixOf,
} from './remote-screens.tsx'

export { usePageMeta } from './use-page-meta.ts'

const styles = openServerStyles({ hasGlobals: false })
let defined: ((request: FirstViewRequest) => Promise<FirstView>) | undefined

/** The same line of a remote, built for the server: what it defines is rendered by {@link render}. */
export function defineRemote<Screen extends string>(definition: RemoteDefinition<Screen>): RemoteLifecycles {
  const { name, routes, slots = [] } = definition
  const { load, Screens } = remoteScreens(definition)
  const ofScreen = async (request: FirstViewRequest): Promise<FirstView> => {
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
  const ofSlot = async (request: FirstViewRequest, { id, props, ...asked }: SlotInView): Promise<FirstView> => {
    const fill = slots.find((one) => one.name === asked.name && one.version === asked.version)
    if (fill === undefined) throw new Error(`${name} does not fill ${asked.name} v${asked.version}`)
    if (!fill.isValid(props))
      throw new TypeError(`the slot ${fill.name} gives something that ${name} does not understand`)
    const Content = await fill.load()
    return renderFirstView({
      request,
      styles,
      identifierPrefix: slotPrefixOf(name, id),
      draw: ({ platform }) => <FilledSlot platform={platform} slot={props} waiting={null} Content={Content} />,
    })
  }
  defined = (request) => (request.slot === undefined ? ofScreen(request) : ofSlot(request, request.slot))
  const none = async () => undefined
  return { bootstrap: none, mount: none, unmount: none }
}

/** See {@link ServerEntry}. */
export function render(request: FirstViewRequest): Promise<FirstView> {
  if (defined === undefined) throw new Error('the entry has defined no remote')
  return defined(request)
}
