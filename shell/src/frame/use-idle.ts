import { usePlatform } from '@shop/shared/platform'
import { type ComponentType, createContext, createElement, useContext, useEffect, useState } from 'react'

/** Settles once the page has shown its first content; see `createPageQuiet`. */
export const PageQuietContext = createContext<Promise<void>>(Promise.resolve())

/**
 * A part of the page that its first content does without: loaded once the page is quiet, or at once when there is a
 * `need`. One that cannot be loaded is reported, and the page goes on without it. Whatever `need` is then is given to
 * `unmet`; the load is tried again for the next need.
 */
export function useIdle<T, N = never>(load: () => Promise<T>, need?: N, unmet?: (need: N) => void): T | undefined {
  const { report } = usePlatform()
  const quiet = useContext(PageQuietContext)
  const [held, setHeld] = useState<{ part: T }>()
  const isLoaded = held !== undefined

  useEffect(() => {
    if (isLoaded) return
    let isGone = false
    const loaded = need === undefined ? quiet.then(() => (isGone ? undefined : load())) : load()
    loaded.then(
      (part) => {
        if (part !== undefined && !isGone) setHeld({ part })
      },
      (error: unknown) => {
        report({ error, doing: 'load a part of the frame' })
        if (!isGone && need !== undefined) unmet?.(need)
      },
    )
    return () => {
      isGone = true
    }
  }, [isLoaded, load, quiet, need, unmet, report])
  return held?.part
}

/** Where such a part stands once it is there; nothing until then. */
export const idleOutlet = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  function IdleOutlet(props: P) {
    const Part = useIdle(load)
    return Part === undefined ? null : createElement(Part, props)
  }
