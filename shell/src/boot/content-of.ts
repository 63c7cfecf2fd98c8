import type { QueryClient } from '@shop/shared/query'
import { readSession, subscribeSession } from '@shop/shared/session'
import { remoteOf } from '../guard/drawn-by.ts'
import type { GuardedNavigation } from '../guard/navigation.ts'
import type { RemoteSlots } from '../remotes/remote-slots.ts'
import type { ContentPorts } from '../waiting/page-quiet.ts'

type ContentParts = {
  navigation: Pick<GuardedNavigation, 'shown' | 'subscribe'>
  slots: Pick<RemoteSlots, 'stateOf' | 'subscribe'>
  queryClient: QueryClient
}

/** Whether the screen of the address stands with all that it has asked for. */
export const contentOf = ({ navigation, slots, queryClient }: ContentParts): ContentPorts => ({
  isContentShown() {
    const { match } = navigation.shown()
    if (match === undefined || readSession().weeks.status === 'loading' || queryClient.isFetching() > 0) return false
    const remote = remoteOf(match)
    if (remote === undefined) return true
    const state = slots.stateOf(remote)
    return state.is === 'failed' || (state.is === 'shown' && state.isWaiting !== true)
  },
  onChange(look) {
    const sources = [navigation.subscribe, slots.subscribe, subscribeSession]
    const undos = sources.map((subscribe) => subscribe(() => look()))
    undos.push(queryClient.getQueryCache().subscribe(() => look()))
    return () => {
      for (const undo of undos) undo()
    }
  },
})
