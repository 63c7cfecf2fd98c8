/** The HTML of an element whose contents React leaves alone. Trusted Types know an empty text that needs no policy. */
export const emptyHtml = ((globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ??
  '') as string
