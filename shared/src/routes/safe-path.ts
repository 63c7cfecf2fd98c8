const placeholderOrigin = 'https://shop.invalid'
const maxPathLength = 2000

/** Addresses of the login itself: returning to one would loop. */
const loginPaths = /^\/(?:mobile\/)?(?:entrance|auth0)(?:\/|$)/

/**
 * Gives an own absolute path with query and hash, or `undefined`. Backslashes, control characters and paths that
 * re-serialise to `//…` leave the origin in some browsers.
 */
export function safeOwnPath(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined || text.length > maxPathLength) return undefined
  if (!/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text)) return undefined
  let url: URL
  try {
    url = new URL(text, placeholderOrigin)
  } catch {
    return undefined
  }
  if (url.origin !== placeholderOrigin || url.pathname.startsWith('//') || loginPaths.test(url.pathname))
    return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
