import type { TestResult } from '../test/test-result.ts'
import { type Group, groups, type Requirement, type RequirementList } from './list.ts'

/** `[ORD-055]`, `[ORD-055, ERR-013]`: what stands in brackets and looks like an id of a requirement. */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = '']) => inside.match(/\b[A-Z]{3}-\d+\b/g) ?? [])

export type Coverage = {
  groups: { group: Group; covered: number; total: number }[]
  uncovered: Requirement[]
  /** Titles that name an id which the list does not have. */
  unknown: { id: string; title: string }[]
}

/** A line is covered when a test that carries its id passed and none that carries it failed. */
export function coverage({ lines }: RequirementList, results: readonly TestResult[]): Coverage {
  const idsWith = (status: TestResult['status']) =>
    new Set(results.filter((result) => result.status === status).flatMap(({ title }) => idsIn(title)))
  const [passed, failed] = [idsWith('passed'), idsWith('failed')]
  const isCovered = ({ id }: Requirement) => passed.has(id) && !failed.has(id)
  const known = new Set(lines.map(({ id }) => id))
  return {
    groups: groups.map((group) => {
      const own = lines.filter((line) => line.group === group)
      return { group, covered: own.filter(isCovered).length, total: own.length }
    }),
    uncovered: lines.filter((line) => !isCovered(line)),
    unknown: results.flatMap(({ title }) =>
      idsIn(title)
        .filter((id) => !known.has(id))
        .map((id) => ({ id, title })),
    ),
  }
}

/** `GRD 12/100`, a line a group. */
export const coverageLines = ({ groups: counted }: Coverage): string[] =>
  counted.map(({ group, covered, total }) => `${group} ${covered}/${total}`)
