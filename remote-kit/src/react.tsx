import type { RemoteLifecycles, RemoteProps } from '@todok/remote-kit'
import { type ComponentType, type ReactNode, Suspense, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { defineRemote } from './define-remote.ts'

export type ReactRemoteDefinition = {
  /** Everything that the remote shows. What it throws while it draws is a crash: the shell shows the release before. */
  Root: ComponentType<RemoteProps>
  /** Stands in the page while `Root` is suspended. */
  waiting?: ReactNode
}

/** Gives the lifecycles of a remote that is drawn by React, which comes from the shell. */
export const defineReactRemote = ({ Root, waiting = null }: ReactRemoteDefinition): RemoteLifecycles =>
  defineRemote({
    mount(props) {
      let isSuspended = false
      const tell = (isWaiting: boolean) => {
        isSuspended = isWaiting
        props.onWaiting?.(isWaiting)
      }
      props.onWaiting?.(true)
      const root = createRoot(props.container, {
        identifierPrefix: `${props.release.split('@')[0]}-`,
        onUncaughtError: (error) => props.onCrash(error),
      })
      root.render(
        <FirstCommit on={() => (isSuspended ? undefined : props.onWaiting?.(false))}>
          <Suspense fallback={<Waiting tell={tell}>{waiting}</Waiting>}>
            <Root {...props} />
          </Suspense>
        </FirstCommit>,
      )
      return () => root.unmount()
    },
  })

function FirstCommit({ on, children }: { on: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first commit counts
  useLayoutEffect(on, [])
  return children
}

/** Stands in the page exactly as long as a screen is on its way. */
function Waiting({ tell, children }: { tell: (isWaiting: boolean) => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is that of the mount
  useLayoutEffect(() => {
    tell(true)
    return () => tell(false)
  }, [])
  return children
}
