const kinds = ['createHTML', 'createScript', 'createScriptURL'] as const
type Kind = (typeof kinds)[number]
type Rule = (text: string, ...more: unknown[]) => string | null | undefined
type Rules = Partial<Record<Kind, Rule>>
type Policy = { name: string } & Record<Kind, (text: string, ...more: unknown[]) => unknown>
type PolicyFactory = { createPolicy(name: string, rules?: Rules): Policy }

const ofKinds = <T>(make: (kind: Kind) => T) =>
  Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, T>

/**
 * Lets every copy of a library have the Trusted Types policy that it asks for: the page creates a name once, and a release
 * that is loaded afresh, or one after another, brings its library again. Each copy goes by its own rules. Names that the
 * shell has claimed before are refused as ever.
 */
export function allowPolicyDuplicates(
  factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes'),
): void {
  if (factory === undefined) return
  const create = factory.createPolicy.bind(factory)
  const created = new Map<string, Policy>()
  let rules: Rules = {}
  const rule =
    (kind: Kind): Rule =>
    (...args) => {
      const { [kind]: own } = rules
      if (own === undefined) throw new TypeError(`this policy has no ${kind}`)
      return own(...args)
    }

  factory.createPolicy = (name, own = {}) => {
    const policy = created.get(name) ?? create(name, ofKinds(rule))
    created.set(name, policy)
    const byOwnRules =
      (kind: Kind) =>
      (text: string, ...more: unknown[]) => {
        rules = own
        return policy[kind](text, ...more)
      }
    return { name, ...ofKinds(byOwnRules) }
  }
}
