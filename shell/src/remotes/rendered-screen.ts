/** The screen that the edge has rendered into the page, until a release takes it up or something else takes its place. */
export type RenderedScreen = {
  /** `name@version`. */
  release: string
  element: HTMLElement
}

/** Finds the screen of a release in the HTML. */
export function findRenderedScreen(page: Document, release: string | undefined): RenderedScreen | undefined {
  if (release === undefined) return undefined
  const element = page.querySelector<HTMLElement>(`[data-release="${CSS.escape(release)}"]`)
  return element === null ? undefined : { release, element }
}
