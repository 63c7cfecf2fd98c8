import { useCallback, useSyncExternalStore } from 'react'
import type { GuardedNavigation } from '../guard/navigation.ts'
import type { Login } from '../login/login.ts'
import type { RemoteSlots } from '../remotes/remote-slots.ts'

type Props = { navigation: GuardedNavigation; slots: RemoteSlots; login: Login }

/** The main area: a screen of the shell, or the slot of the remote that owns the route. */
export function ContentArea({ navigation, slots, login }: Props) {
  const { match } = useSyncExternalStore(navigation.subscribe, navigation.shown)
  const owner = match?.route.owner
  const state = useSyncExternalStore(slots.subscribe, () => slots.stateOf(owner ?? ''))
  const attach = useCallback(
    (area: HTMLElement | null) => {
      if (area !== null) slots.attach(area)
    },
    [slots],
  )

  return (
    <main>
      {owner === 'shell' ? (
        <button type="button" onClick={() => void login.start('login')}>
          ログイン
        </button>
      ) : null}
      {owner !== 'shell' && state.is === 'failed' ? (
        <section aria-label="表示できませんでした">表示できませんでした</section>
      ) : null}
      <div ref={attach} hidden={owner === 'shell'} />
    </main>
  )
}
