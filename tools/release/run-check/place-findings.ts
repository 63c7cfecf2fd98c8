import { findPlace } from './diagnose.ts'
import type { ScreenFinding, ScriptPlace } from './findings.ts'
import { groupBy } from './group-by.ts'
import { fileAt, type Judged } from './judged.ts'
import { kinds } from './kinds.ts'
import type { PlacedFinding } from './refusals.ts'
import type { FindLine } from './source-lines.ts'
import type { InTab } from './visitor.ts'

type Facts = {
  judged: Judged
  inTab: InTab
  findLine: FindLine
}

const maxPlaced = 5

/** Finds the lines of the sources behind what went wrong, for the first of each kind: it is shown once more for that. */
export async function placeFindings(findings: readonly ScreenFinding[], facts: Facts): Promise<PlacedFinding[]> {
  const keyOf = ({ fault, words }: ScreenFinding) => `${fault} ${words}`
  const groups = groupBy(findings, keyOf)
  const lines = new Map<string, string | undefined>()
  for (const [key, [finding]] of [...groups].slice(0, maxPlaced))
    if (finding !== undefined) lines.set(key, await lineOf(finding, facts))
  return findings.map((finding) => ({ ...finding, source: lines.get(keyOf(finding)) }))
}

async function lineOf(finding: ScreenFinding, facts: Facts): Promise<string | undefined> {
  const { judged, findLine } = facts
  const place = finding.place ?? (await placeShownAgain(finding, facts))
  const file = place === undefined ? undefined : fileAt(judged, place.url)
  return place !== undefined && file !== undefined && judged.files.has(file) ? findLine(file, place) : undefined
}

async function placeShownAgain(finding: ScreenFinding, { judged, inTab }: Facts): Promise<ScriptPlace | undefined> {
  const kind = kinds.find(({ name }) => name === finding.kind)
  if (kind === undefined || (finding.fault !== 'throws' && finding.fault !== 'freezes')) return undefined
  return inTab(kind, (visitor) => findPlace(visitor, { finding, judged }))
}
