import { firstViewOfPage, useHydrated } from '@shop/shared/first-view'
import { type ReactNode, Suspense, useId } from 'react'
import { areaAttribute, sleepOf } from './sleeping-areas.ts'

/**
 * A part of a screen that wakes up by itself where the page was rendered: in sight when the browser is idle, below when it comes
 * near or after five seconds, and at once when somebody touches it. Its element has no box of its own. [K-185]
 */
export const Area = ({ children }: { children: ReactNode }) =>
  firstViewOfPage() === undefined ? (
    children
  ) : (
    <Suspense>
      <Sleeper>{children}</Sleeper>
    </Suspense>
  )

function Sleeper({ children }: { children: ReactNode }) {
  const area = useId()
  // A member's page is drawn anew in the moment in which it is known who that is.
  useHydrated(undefined, ({ server, kind }) => {
    const sleep = server === undefined && kind.who === 'visitor' ? sleepOf(area) : undefined
    if (sleep !== undefined) throw sleep
    return undefined
  })
  return <div {...{ [areaAttribute]: area }}>{children}</div>
}
