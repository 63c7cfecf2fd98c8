import DOMPurify, { type Config } from 'dompurify'
import type { SanitiserPolicy } from './sanitiser-policy.ts'

const allowed = {
  ALLOWED_TAGS: ['b', 'br', 'em', 'i', 'small', 'span', 'strong'],
  ALLOWED_ATTR: [],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // For a page that enforces Trusted Types; elsewhere it is a text.
  RETURN_TRUSTED_TYPE: true,
} satisfies Config

/** The sanitiser's word alone goes into the page. */
export function createSanitised(policy: SanitiserPolicy | undefined) {
  const config = { ...allowed, TRUSTED_TYPES_POLICY: policy }
  return ({ html }: { html: string }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what comes out of the sanitiser
    <span dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, config) }} />
  )
}
