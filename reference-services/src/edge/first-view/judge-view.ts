import { type FirstView, firstView } from '@shop/shared/contract'
import * as v from 'valibot'
import { RenderFailure } from './render-failure.ts'

const maxCharacters = 1_000_000

/** The view in what a server entry gave. Throws for another shape, for too much, and for HTML that could run a script. */
export function judgeView(given: unknown): FirstView {
  const parsed = v.safeParse(firstView, given)
  if (!parsed.success) throw refused(`${v.getDotPath(parsed.issues[0]) ?? 'the view'}: ${parsed.issues[0].message}`)
  const { html, styles, head } = parsed.output
  if (html.length + styles.length > maxCharacters) throw refused(`${html.length + styles.length} characters`)
  if (/<\/style/i.test(styles)) throw refused('its styles end their element')
  if (/<(?:script|base|object|embed)\b|<meta\b[^>]*http-equiv/i.test(html))
    throw refused('its HTML has a forbidden element')
  if (hasScriptAttribute(html)) throw refused('its HTML has a script in an attribute')
  if (/javascript\s*:/i.test(head.image ?? '')) throw refused('its picture is a script')
  return parsed.output
}

const refused = (words: string) => new RenderFailure('refused', words)

const mayBeScript = /[\s"'/]on\w+\s*=|javascript\s*:/i
/** As a renderer writes it: a name, and a value in quotes. Some values are words, the others may be addresses. */
const attribute =
  /\s(?:(?:alt|title|value|placeholder|(?:aria|data)-[\w-]+)="[^"<>]*"|(?!on)[a-z][\w:.-]*=(?:"(?![^"/?]*javascript\s*:)[^"<>]*"|'(?![^'/?]*javascript\s*:)[^'<>]*'))/gi

/**
 * Texts and values may look like a script, and a search word is whatever its address says, so a hit is looked at once more:
 * no tag may hold anything but well-formed attributes.
 */
const hasScriptAttribute = (html: string): boolean =>
  mayBeScript.test(html) && /<[a-z][^>]*=/i.test(html.replace(attribute, ' '))
