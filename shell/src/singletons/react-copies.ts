type DevtoolsHook = { supportsFiber?: boolean; inject?: (renderer: unknown) => unknown }
type Page = { __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevtoolsHook }

/**
 * Every copy of react-dom announces itself to the developer tools, also one that stands in no share
 * scope. The shell's own has done so before; real tools hear it as they would without us.
 */
export function onReactCopy(page: typeof globalThis, heard: () => void): void {
  const room = page as Page
  room.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true }
  const hook = room.__REACT_DEVTOOLS_GLOBAL_HOOK__
  const inject = hook.inject
  hook.inject = (renderer) => {
    heard()
    return inject?.call(hook, renderer)
  }
}
