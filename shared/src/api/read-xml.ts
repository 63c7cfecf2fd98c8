import { parseXml, XmlElement } from '@rgrove/parse-xml'

/**
 * The children of an XML document's root as an object of texts; names in `lists` become arrays of
 * such objects. Numbers stay texts, so that leading zeros survive. `undefined` when it is not XML.
 */
export function readXml(xml: string, lists: readonly string[]): Record<string, unknown> | undefined {
  const root = rootOf(xml)
  if (root === undefined) return undefined
  const record: Record<string, unknown> = Object.fromEntries(lists.map((name) => [name, []]))
  for (const element of elementsOf(root)) {
    if (lists.includes(element.name)) (record[element.name] as unknown[]).push(textsOf(element))
    else record[element.name] = element.text
  }
  return record
}

function rootOf(xml: string): XmlElement | undefined {
  try {
    return parseXml(xml).root ?? undefined
  } catch {
    return undefined
  }
}

const elementsOf = ({ children }: XmlElement): XmlElement[] => children.filter((child) => child instanceof XmlElement)

const textsOf = (element: XmlElement): Record<string, string> =>
  Object.fromEntries(elementsOf(element).map((child) => [child.name, child.text]))
