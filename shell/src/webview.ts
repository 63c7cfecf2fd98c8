import { createAppParts } from './app/app-parts.ts'
import { prepareDocument } from './boot/prepare-document.ts'

/** The shop in the app's webview, at `/mobile` and below: the app draws the bars around it. [CHR-001] */
prepareDocument()({ createAppParts })
