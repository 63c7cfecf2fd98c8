type EdgeCookie = { name: string; value: string; seconds: number }

/** Leaves a word for the edge, which renders the next page by it: under TLS, and to no other site. */
export function writeEdgeCookie(document: Pick<Document, 'cookie'>, { name, value, seconds }: EdgeCookie): void {
  document.cookie = `${name}=${value}; Path=/; Secure; SameSite=Lax; Max-Age=${seconds}`
}
