import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AppPage, AppPageFile } from 'reference-services/app-host'
import { browserModule, browserModules } from '../isolate/browser-modules.ts'
import { pageHtml } from './page-html.ts'

const here = (...names: string[]) => path.join(import.meta.dirname, ...names)
const script = (body: string): AppPageFile => ({ type: 'text/javascript; charset=utf-8', body })

/** The page that plays the app: its modules, and those of the contract that it judges messages by. */
export async function readAppPage(shopOrigin: string): Promise<AppPage> {
  const bridge = fileURLToPath(import.meta.resolve('@shop/shared/bridge'))
  const schema = fileURLToPath(import.meta.resolve('@shop/shared/schema'))
  const valibot = fileURLToPath(import.meta.resolve('valibot'))
  const [own, ofBridge, ofSchema, ofValibot, style] = await Promise.all([
    browserModules(here('page'), 'main.ts'),
    browserModules(path.dirname(bridge), path.basename(bridge)),
    browserModule(schema),
    readFile(valibot, 'utf8'),
    readFile(here('style.css'), 'utf8'),
  ])
  const imports = {
    '@shop/shared/bridge': `/page/bridge/${path.basename(bridge)}`,
    '@shop/shared/schema': '/page/schema.js',
    valibot: '/page/valibot.js',
  }
  return {
    html: (nonce) => pageHtml({ nonce, shopOrigin, imports }),
    files: new Map([
      ...[...own].map(([name, code]) => [`/page/${name}`, script(code)] as const),
      ...[...ofBridge].map(([name, code]) => [`/page/bridge/${name}`, script(code)] as const),
      [imports['@shop/shared/schema'], script(ofSchema)],
      [imports.valibot, script(ofValibot)],
      ['/page/style.css', { type: 'text/css; charset=utf-8', body: style }],
    ]),
  }
}

/** One classic script: it has types to import and nothing else. */
export async function readWebviewScript(): Promise<string> {
  const code = await browserModule(here('webview', 'webview.ts'))
  return `(function(){${code.replace(/^export \{\s*\};?\s*$/m, '')}})()`
}
