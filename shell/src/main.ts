import { openDocument } from './boot/open-document.ts'
import { webChrome } from './frame/web-chrome.tsx'

/** The shop in a browser. */
openDocument({ chrome: webChrome })
