/**
 * Where the first script of a page leaves the tokens of its address, which it takes away before anything else
 * runs: a function on `window` that gives them once. [GRD-030]
 */
export const linkTokensKey = 'shopLinkTokens'

/** As they stood in the query, unverified; `null` where one was missing. */
export type HandedTokens = { accessToken: string | null; idToken: string | null }
