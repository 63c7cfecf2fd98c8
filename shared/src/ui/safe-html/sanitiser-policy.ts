import type { Config } from 'dompurify'

export type SanitiserPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
type PolicyRules = { createHTML(html: string): string; createScriptURL(address: string): never }
type PolicyFactory = { createPolicy(name: 'dompurify', rules: PolicyRules): SanitiserPolicy }

let policy: SanitiserPolicy | undefined
const factory = (): PolicyFactory | undefined => Reflect.get(globalThis, 'trustedTypes')

/**
 * Takes the sanitiser's Trusted Types policy, which any text passes: the shell calls it before other scripts can run, the
 * content security policy lets nobody create it again, and nothing hands it out but to the sanitiser.
 */
export function claimSanitiserPolicy(): void {
  policy ??= factory()?.createPolicy('dompurify', {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('a sanitiser loads no script')
    },
  })
}

/** The policy that was claimed, if any. `refused`: the page has policies, but the shell has claimed it in another copy of this code. */
export function sanitiserPolicy(): SanitiserPolicy | undefined | 'refused' {
  return policy ?? (factory() === undefined ? undefined : 'refused')
}
