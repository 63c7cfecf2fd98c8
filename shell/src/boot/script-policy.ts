type PolicyFactory = {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | undefined }): unknown
}

/**
 * Takes the page's default Trusted Types policy before any other script can: what is assigned as the address of a script
 * has to stand below one of `bases`. No text becomes HTML or a script through it. The browser asks it for the chunks of
 * every build, so that no remote needs a policy of its own.
 */
export function claimScriptPolicy(
  bases: readonly string[],
  factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes'),
): void {
  factory?.createPolicy('default', {
    createScriptURL: (address) => (bases.some((base) => isBelow(base, address)) ? address : undefined),
  })
}

/** Dots in an address are resolved before it is compared; what is no whole address is below nothing. */
const isBelow = (base: string, address: string): boolean =>
  URL.canParse(address) && new URL(address).href.startsWith(base)
