import { openDocument } from './boot/open-document.ts'

/** The shop in the app's webview, at `/mobile` and below: the app draws the bars around it. [CHR-001] */
openDocument({})
