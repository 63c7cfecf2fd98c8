/** A policy for this one sink: the text is parsed as XML, never as HTML, and never put into the page. */
type XmlPolicy = { createHTML(xml: string): string }
type PolicyFactory = { createPolicy(name: string, rules: { createHTML(xml: string): string }): XmlPolicy }

let policy: XmlPolicy | undefined

function xmlPolicy(): XmlPolicy {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  policy ??= factory?.createPolicy('shop-xml', { createHTML: (xml) => xml }) ?? { createHTML: (xml) => xml }
  return policy
}

/**
 * The children of an XML document's root as an object of texts; names in `lists` become arrays of
 * such objects. Numbers stay texts, so that leading zeros survive. `undefined` when it is not XML.
 */
export function readXml(xml: string, lists: readonly string[]): Record<string, unknown> | undefined {
  const document = new DOMParser().parseFromString(xmlPolicy().createHTML(xml), 'application/xml')
  if (document.querySelector('parsererror') !== null) return undefined
  const record: Record<string, unknown> = Object.fromEntries(lists.map((name) => [name, []]))
  for (const element of document.documentElement.children) {
    if (lists.includes(element.localName)) (record[element.localName] as unknown[]).push(textsOf(element))
    else record[element.localName] = element.textContent ?? ''
  }
  return record
}

const textsOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.children].map((child) => [child.localName, child.textContent ?? '']))
