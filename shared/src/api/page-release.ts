/** The one thing of the wire that no call brings: the edge writes releases into the page, and the shell checks them. */
export { isPageRelease } from '@shop/shared/contract'
