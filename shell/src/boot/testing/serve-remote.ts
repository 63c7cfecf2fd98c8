import type { PageRelease } from '@shop/shared/contract'
import type { RemoteLifecycles, RemoteProps } from '@shop/shared/platform'
import { aRelease } from '../../remotes/testing/a-release.ts'

export type ServedRemote = {
  release: PageRelease
  /** One entry a mount. */
  mounts: RemoteProps[]
}

/**
 * The entry of a remote, as the assets origin would answer for it: the page asks by an element of its head, which
 * jsdom loads nothing for. `lifecycles` says what is not to go well.
 */
export function serveRemote(release = aRelease('1.0.0'), lifecycles: Partial<RemoteLifecycles> = {}): ServedRemote {
  const mounts: RemoteProps[] = []
  const remote: RemoteLifecycles = {
    bootstrap: async () => undefined,
    async mount(props) {
      mounts.push(props)
      props.container.textContent = release.version
    },
    unmount: async () => undefined,
    ...lifecycles,
  }
  const container = { init: () => undefined, get: async () => () => remote }
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src.startsWith(release.base)) continue
      Object.assign(globalThis, { [release.container]: container })
      node.dispatchEvent(new Event('load'))
    }
  }).observe(document, { childList: true, subtree: true })
  return { release, mounts }
}

/** As a copy of react-dom does when it is loaded: a second one cannot be had in a test. */
export function announceReactCopy(): void {
  const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: { inject(renderer: object): void } }
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__?.inject({})
}
