import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime'

/** Modules of remotes find this on the page; see refresh-loader.ts. */
export type ShopRefresh = {
  register(type: unknown, id: string): void
  signature(): (type: unknown, ...more: unknown[]) => unknown
  isComponent(value: unknown): boolean
  /** Once all modules of an update have run. */
  soon(): void
}

let timer: ReturnType<typeof setTimeout> | undefined

const refresh: ShopRefresh = {
  register,
  signature: createSignatureFunctionForTransform,
  isComponent: isLikelyComponentType,
  soon() {
    clearTimeout(timer)
    timer = setTimeout(performReactRefresh)
  },
}

// React DOM looks for the hook when it is loaded, so this module stands before it in the shell's build.
injectIntoGlobalHook(window)
Reflect.set(window, 'shopRefresh', refresh)
