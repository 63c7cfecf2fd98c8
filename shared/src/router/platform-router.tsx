import { type ComponentProps, type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { createPath, Router } from 'react-router-dom'
import type { Navigation } from './navigation.ts'

type RouterNavigator = ComponentProps<typeof Router>['navigator']
type To = Parameters<RouterNavigator['push']>[0]

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

/**
 * React Router's components over the shell's one navigation. Several of these may stand in a page:
 * none of them listens to the history itself, so a move is seen once and judged before it happens.
 */
export function PlatformRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const location = useSyncExternalStore(navigation.subscribe, navigation.current)
  const navigator = useMemo<RouterNavigator>(
    () => ({
      createHref: hrefOf,
      go: (steps) => navigation.go(steps),
      push: (to, state) => navigation.navigate(hrefOf(to), { state }),
      replace: (to, state) => navigation.navigate(hrefOf(to), { state, replace: true }),
    }),
    [navigation],
  )
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  )
}
