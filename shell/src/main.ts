import { claimSanitiserPolicy } from '@shop/shared/ui'
import { entryOfPage } from './arrival/app-tracker.ts'
import { readNonce, readPageData } from './boot/page-data.ts'
import { codeOriginsOf } from './boot/registry.ts'
import { claimScriptPolicy } from './boot/script-policy.ts'
import { start } from './boot/start.ts'
import { openStores } from './boot/stores.ts'

// biome-ignore lint/style/useConst: webpack's own variable, assigned below.
declare let __webpack_nonce__: string
/** Where this build's files stand. */
declare const __webpack_public_path__: string

const nonce = readNonce(document)
__webpack_nonce__ = nonce
const page = readPageData(document)
claimScriptPolicy([__webpack_public_path__, ...codeOriginsOf(page).map((origin) => `${origin}/`)])
claimSanitiserPolicy()
// An address without a twin, inside of the app. Without the bridge it is shown as a browser shows it.
if (entryOfPage(window.location.pathname, openStores().session) === 'app')
  void import('./app/app-parts.ts').then(
    (parts) => start(page, nonce, parts),
    () => start(page, nonce),
  )
else start(page, nonce)
