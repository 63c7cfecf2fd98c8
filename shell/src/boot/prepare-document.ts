import { claimSanitiserPolicy, nextTask } from '@shop/shared/ui'
import { readNonce, readPageData } from './page-data.ts'
import { allowPolicyDuplicates } from './policy-duplicates.ts'
import { codeOriginsOf } from './registry.ts'
import { claimScriptPolicy } from './script-policy.ts'
import { type StartParts, start } from './start.ts'

/** Webpack's own variable. */
declare let __webpack_nonce__: string
/** Where this build's files stand. */
declare const __webpack_public_path__: string

/** Guards the document that the edge has served, before anything is loaded in it; gives what starts the shop there. */
export function prepareDocument(): (parts: StartParts) => void {
  const nonce = readNonce(document)
  __webpack_nonce__ = nonce
  const page = readPageData(document)
  claimScriptPolicy([__webpack_public_path__, ...codeOriginsOf(page).map((origin) => `${origin}/`)])
  claimSanitiserPolicy()
  allowPolicyDuplicates()
  // In a task of its own: the one before has read all files. What throws is heard by whoever watches the start.
  return (parts) =>
    void nextTask()
      .then(() => start(page, nonce, parts))
      .catch(reportError)
}
