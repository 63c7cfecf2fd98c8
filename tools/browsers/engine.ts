export type EngineName = 'webkit' | 'firefox'

/** An element of the page, acted on as a member acts: by real presses and keys. */
export type PageElement = {
  press(): Promise<void>
  fill(text: string): Promise<void>
  /** The choice with this value, of a list whose choices are drawn when it has the focus. */
  choose(value: string): Promise<void>
}

/** The one page of a running browser. Expressions are run in the page. */
export type EnginePage = {
  open(address: string): Promise<void>
  evaluate(expression: string): Promise<unknown>
  /** The element that an expression gives; `undefined` when it gives none. */
  element(expression: string): Promise<PageElement | undefined>
  /** A PNG in base 64. */
  screenshot(): Promise<string>
  /** Errors of the browser's console. */
  errors(): readonly string[]
  close(): Promise<void>
}

/** A browser engine that the main journey runs in. */
export type Engine = {
  name: EngineName
  /** The programs that it needs, and the packages of Debian that bring them. */
  programs: readonly string[]
  packages: readonly string[]
  /** `atEnd`: undone when the run ends, also by a stop; last first. */
  start(options: { folder: string; atEnd(undo: () => unknown): void }): Promise<EnginePage>
}
