import type { PageRelease } from '@shop/shared/contract'

/** The screen that the edge has rendered into the page, until a release takes it up or something else takes its place. */
export type RenderedScreen = {
  /** `name@version`. */
  release: string
  element: HTMLElement
}

/** The releases of a remote, with the one before all others that the HTML is of. */
export const renderedFirst = (
  releases: readonly PageRelease[],
  remote: string,
  rendered: string | undefined,
): readonly PageRelease[] =>
  rendered === undefined
    ? releases
    : releases.toSorted((a, b) => Number(isOf(b, remote, rendered)) - Number(isOf(a, remote, rendered)))

const isOf = ({ version }: PageRelease, remote: string, rendered: string) => `${remote}@${version}` === rendered

/** Finds the screen of a release in the HTML. */
export function findRenderedScreen(page: Document, release: string | undefined): RenderedScreen | undefined {
  if (release === undefined) return undefined
  const element = page.querySelector<HTMLElement>(`[data-release="${CSS.escape(release)}"]`)
  return element === null ? undefined : { release, element }
}
