import { parseXml, XmlElement } from '@rgrove/parse-xml'

type Fields = Record<string, string | Record<string, string>[]>

const childrenOf = (parent: XmlElement): XmlElement[] => parent.children.filter((child) => child instanceof XmlElement)

/** Gives texts by the names of their elements; `undefined` where it is no XML. Elements of `lists` have elements of their own. */
export function readXml(text: string, lists: readonly string[]): Fields | undefined {
  const fields: Fields = Object.fromEntries(lists.map((name) => [name, []]))
  try {
    const { root } = parseXml(text)
    if (root === null) return undefined
    for (const child of childrenOf(root)) {
      const list = fields[child.name]
      if (Array.isArray(list)) list.push(Object.fromEntries(childrenOf(child).map((one) => [one.name, one.text])))
      else fields[child.name] = child.text
    }
    return fields
  } catch {
    return undefined
  }
}
