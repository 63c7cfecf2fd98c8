/** The app's own screens, by the page's messages: bars, boxes and sheets. */
export type Native = {
  /** The ordered pieces, for the badge of the cart. [MOB-004, MOB-009] */
  cartPieces: number | undefined
  planningWeek: string | undefined
  keyword: string
  history: readonly string[]
  /** The last heart that was changed on a page. */
  favourite: string | undefined
  sheet: Sheet | undefined
}

/** One at a time lies over the webview. */
export type Sheet =
  /** The app logs in by itself, and opens `path` with a token. [MOB-006] */
  | { kind: 'login'; path: string }
  | { kind: 'alert'; title: string; text: string }
  /** Another origin belongs into a browser. [MOB-001] */
  | { kind: 'external'; title: string; address: string }

export const nothingTold: Native = {
  cartPieces: undefined,
  planningWeek: undefined,
  keyword: '',
  history: [],
  favourite: undefined,
  sheet: undefined,
}
