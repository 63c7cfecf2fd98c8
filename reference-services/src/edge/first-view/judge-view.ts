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
  if (/javascript\s*:/i.test(html) || hasHandler(html)) throw refused('its HTML has a script in an attribute')
  if (/javascript\s*:/i.test(head.image ?? '')) throw refused('its picture is a script')
  return parsed.output
}

const refused = (words: string) => new RenderFailure('refused', words)

const mayBeHandler = /[\s"'/]on\w+\s*=/i
/** As a renderer writes it: a name, and a value in quotes. */
const attribute = /\s(?!on)[a-z][\w:.-]*=(?:"[^"<>]*"|'[^'<>]*')/gi

/** Texts and values may look like one, so a hit is looked at once more: no tag may hold anything but well-formed attributes. */
const hasHandler = (html: string): boolean =>
  mayBeHandler.test(html) && /<[a-z][^>]*=/i.test(html.replace(attribute, ' '))
