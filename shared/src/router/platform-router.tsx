import { type ComponentProps, type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { createPath, Router } from 'react-router-dom'
import type { Navigation, PlatformLocation } from './navigation.ts'
import { NavigationContext, PathnameContext } from './navigation-context.ts'

type RouterNavigator = ComponentProps<typeof Router>['navigator']
type To = Parameters<RouterNavigator['push']>[0]

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

/**
 * React Router's components over the shell's one navigation. Several of these may stand in a page:
 * none of them listens to the history itself, so a move is seen once and judged before it happens.
 */
export function PlatformRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const location = useCurrentLocation(navigation)
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
    <NavigationContext value={navigation}>
      <PathnameContext value={location.pathname}>
        <Router location={location} navigator={navigator}>
          {children}
        </Router>
      </PathnameContext>
    </NavigationContext>
  )
}

/** A move that no press has made is drawn in a task of its own: a store's change would be drawn within the move. */
function useCurrentLocation(navigation: Navigation): PlatformLocation {
  const [location, setLocation] = useState(navigation.current)
  useLayoutEffect(() => {
    const follow = () => setLocation(navigation.current())
    follow()
    return navigation.subscribe(follow)
  }, [navigation])
  return location
}
