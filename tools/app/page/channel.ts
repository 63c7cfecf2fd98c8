import * as v from 'valibot'

const path = v.pipe(v.string(), v.maxLength(8000), v.startsWith('/'))

const fromWebview = v.variant('kind', [
  /** A document begins, before any script of the shop. */
  v.object({ kind: v.literal('began'), path, canGoBack: v.boolean() }),
  /** The page has moved within itself. */
  v.object({ kind: v.literal('moved'), path, canGoBack: v.boolean() }),
  /** The shop has posted to the native handler. */
  v.object({ kind: v.literal('posted'), text: v.pipe(v.string(), v.maxLength(100_000)) }),
  /** The page goes to an address of the app's own scheme; the webview has taken the move. */
  v.object({ kind: v.literal('scheme'), url: v.pipe(v.string(), v.startsWith('todok:')) }),
])

/** Words of the script in a webview to the page that plays the app. */
export type FromWebview = v.InferOutput<typeof fromWebview>

export type Insets = { top: number; right: number; bottom: number; left: number }

/** Words of the page that plays the app to the script in a webview. */
export type ToWebview =
  | { kind: 'say'; text: string }
  | { kind: 'network'; isOnline: boolean }
  | { kind: 'visibility'; isHidden: boolean }
  | { kind: 'insets'; insets: Insets }
  | { kind: 'goBack' }
  | { kind: 'reload' }

/** Under which name a frame is a webview: the script in it learns its number and its handler from there. */
export const webviewName = (id: number, handler: string): string => `todok-webview-${id}-${handler}`

/** `undefined` for whatever is no word of such a script. */
export function readFromWebview(data: unknown): FromWebview | undefined {
  const read = v.safeParse(fromWebview, data)
  return read.success ? read.output : undefined
}
