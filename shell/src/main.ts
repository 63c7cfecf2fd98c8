import { entryOfPage } from './arrival/app-tracker.ts'
import { prepareDocument } from './boot/prepare-document.ts'
import { openStores } from './boot/stores.ts'
import { webChrome } from './frame/web-chrome.tsx'
import { afterSilentLogin } from './login/after-silent-login.ts'

const start = prepareDocument()
afterSilentLogin(window, () => {
  // An address without a twin, inside of the app. Without the bridge it is shown as a browser shows it. [GRD-025]
  if (entryOfPage(window, openStores().session) === 'app')
    void import('./app/app-parts.ts').then(start, () => start({}))
  else start({ chrome: webChrome })
})
