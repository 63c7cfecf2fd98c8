import type { HotRemotes } from './hot-remotes.ts'

declare const SHOP_REMOTE: string
declare const __webpack_hash__: string

/** Stands first in a remote's development build: lets the page take over what has changed in it. */
const hot = (import.meta as ImportMeta & { webpackHot?: { check(apply: boolean): Promise<unknown> } }).webpackHot
const page = window as Window & { shopHotRemotes?: HotRemotes }
page.shopHotRemotes ??= new Map()
if (hot !== undefined)
  page.shopHotRemotes.set(SHOP_REMOTE, {
    hash: () => __webpack_hash__,
    update: async () => void (await hot.check(true)),
  })
