import { decisionId, groups, type RequirementList } from './list.ts'

const mention = new RegExp(`\\b(?:(?:${groups.join('|')})-\\d+|${decisionId})\\b`, 'g')

/** Ids in a source text, in comments and in titles, that the list does not have; with their lines. */
export function unknownMentions(source: string, { lines, decisions }: RequirementList): { id: string; line: number }[] {
  const known = new Set([...lines.map(({ id }) => id), ...decisions])
  return source
    .split('\n')
    .flatMap((text, place) => (text.match(mention) ?? []).map((id) => ({ id, line: place + 1 })))
    .filter(({ id }) => !known.has(id))
}
