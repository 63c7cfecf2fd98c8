import { beforeEach, describe, expect, it } from '@jest/globals'
import { allowPolicyDuplicates } from './policy-duplicates.ts'

type Factory = NonNullable<Parameters<typeof allowPolicyDuplicates>[0]>

/** As a browser is under a content security policy that names these: each once and no more. */
function aFactory(allowed: readonly string[]): Factory {
  const left = new Set(allowed)
  return {
    createPolicy(name, rules = {}) {
      if (!left.delete(name)) throw new TypeError(`Policy "${name}" disallowed.`)
      const trusted =
        (kind: keyof typeof rules) =>
        (text: string, ...more: unknown[]) => ({
          trusted: rules[kind]?.(text, ...more),
        })
      return {
        name,
        createHTML: trusted('createHTML'),
        createScript: trusted('createScript'),
        createScriptURL: trusted('createScriptURL'),
      }
    },
  }
}

describe('a policy that several copies of a library ask for', () => {
  let factory: Factory
  beforeEach(() => {
    factory = aFactory(['dompurify', 'vue'])
    factory.createPolicy('dompurify', { createHTML: (html) => html })
    allowPolicyDuplicates(factory)
  })

  it('is given to each of them, with the rules of its own', () => {
    const first = factory.createPolicy('vue', { createHTML: (html) => `${html} of 1` })
    const second = factory.createPolicy('vue', { createHTML: (html, more) => `${html} of ${more}` })
    expect(first.createHTML('text')).toEqual({ trusted: 'text of 1' })
    expect(second.createHTML('text', 2)).toEqual({ trusted: 'text of 2' })
    expect(first.createHTML('text')).toEqual({ trusted: 'text of 1' })
    expect(second.name).toBe('vue')
  })

  it('makes nothing that its rules do not make', () => {
    const { createScript } = factory.createPolicy('vue', { createHTML: (html) => html })
    expect(() => createScript('code')).toThrow('this policy has no createScript')
  })

  it.each(['dompurify', 'unknown'])(
    'is refused for a name that the shell has claimed or the page does not allow: %s',
    (name) => {
      expect(() => factory.createPolicy(name, { createHTML: (html) => html })).toThrow('disallowed')
    },
  )
})

it('nothing is changed where the browser knows no policies', () => {
  expect(() => allowPolicyDuplicates(undefined)).not.toThrow()
})
