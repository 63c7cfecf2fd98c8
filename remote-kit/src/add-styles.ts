import type { RemoteProps } from './contract.ts'

/**
 * Adds a style sheet to the page, with the nonce that the page's policy asks for.
 *
 * @param css - text of the style sheet; its selectors hold for the whole page
 * @returns takes the style sheet out of the page
 */
export function addStyles(
  css: string,
  { platform, container }: Pick<RemoteProps, 'platform' | 'container'>,
): () => void {
  const page = container.ownerDocument
  const style = page.createElement('style')
  style.nonce = platform.styleNonce
  style.textContent = css
  page.head.append(style)
  return () => style.remove()
}
