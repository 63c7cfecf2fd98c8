/** Where the identity provider sends somebody back to. */
const callbackPaths: readonly string[] = ['/entrance', '/auth0']

/** Whether an address is one that the identity provider has sent somebody back to, with a code or with an error. [K-14] */
export function isLoginCallback({ path, search }: { path: string; search: string }): boolean {
  const query = new URLSearchParams(search)
  return callbackPaths.includes(path) && query.has('state') && (query.has('code') || query.has('error'))
}
