import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The groups of the list, in the order in which it counts them. */
export const groups = ['GRD', 'CHR', 'MOB', 'ORD', 'CAT', 'FAV', 'ACC', 'SGN', 'API', 'ERR', 'BIZ'] as const
export type Group = (typeof groups)[number]

export type Requirement = { id: string; group: Group; text: string }

export type RequirementList = {
  lines: readonly Requirement[]
  /** Contradictions (K-01), gaps (G-01) and conventions of the interface (AX-01): known, but nothing to cover. */
  decisions: ReadonlySet<string>
}

/** Ids of two digits: contradictions, gaps, and conventions of access, Japanese input and text. */
export const decisionId = '(?:K|G|AX|JP|TX)-\\d{2}'

const requirementLine = /^- \[ \] \*\*(([A-Z]{3})-\d{3})\*\* (.*)$/gm
const decisionRow = new RegExp(`^\\| (${decisionId}) +\\|`, 'gm')

const isGroup = (name: string): name is Group => (groups as readonly string[]).includes(name)

/** Reads the list from its documents' texts. An id that stands twice, or in no group, is refused. */
export function parseList(texts: readonly string[]): RequirementList {
  const lines: Requirement[] = []
  const seen = new Set<string>()
  for (const [, id = '', group = '', text = ''] of texts.flatMap((one) => [...one.matchAll(requirementLine)])) {
    if (!isGroup(group)) throw new Error(`${id} belongs to no group`)
    if (seen.has(id)) throw new Error(`${id} stands twice in the list`)
    seen.add(id)
    lines.push({ id, group, text })
  }
  const decisions = texts.flatMap((one) => [...one.matchAll(decisionRow)].map((match) => match[1] ?? ''))
  return { lines, decisions: new Set(decisions) }
}

export async function readList(root: string): Promise<RequirementList> {
  const folder = path.join(root, 'docs', 'requirements')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'))
  return parseList(await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8'))))
}
