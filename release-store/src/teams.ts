import { createHash } from 'node:crypto'
import * as v from 'valibot'

/** A name of a remote, `shell`, all that begin alike (`mfe-recipes-*`), or everything (`*`), the list of teams included. */
export const scope = v.pipe(
  v.string(),
  v.regex(
    /^(?:\*|[a-z][a-z0-9-]{1,40}\*?)$/,
    'is no name of a remote, no beginning of names (mfe-recipes-*), and not *',
  ),
)

const team = v.object({
  mayChange: v.pipe(v.array(scope), v.minLength(1, 'names nothing')),
  /** SHA-256 of each token, in hex. Several at once, so that they are replaced without a pause. */
  tokens: v.array(v.object({ hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), since: v.string() })),
})
export type Team = v.InferOutput<typeof team>

const teamList = v.object({
  format: v.literal(1),
  teams: v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'is no name of a team')), team),
})
/** Who may change what of a store. */
export type TeamList = v.InferOutput<typeof teamList>

/** The list is there, but damaged or of another version. */
class TeamsUnreadable extends Error {
  override name = 'TeamsUnreadable'
}

export type TeamState = { list: TeamList; revision: string }

/** Checked first, so that nothing unreadable is ever stored. Throws words for a person. */
export const serializeTeams = (list: TeamList): string => JSON.stringify(v.parse(teamList, list), null, 2)

export function parseTeams(text: string): TeamList {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), teamList), text)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new TeamsUnreadable(`the list of teams is damaged: ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`)
}

/** Without any everybody may change everything. */
export const hasTeams = ({ teams }: TeamList): boolean => Object.keys(teams).length > 0

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

export const mayChange = ({ mayChange: scopes }: Team, name: string): boolean =>
  scopes.some((one) => scopeHas(one, name))

export const scopeHas = (one: string, name: string): boolean =>
  one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name

export const isOperator = ({ mayChange: scopes }: Team): boolean => scopes.includes('*')

/** The team whose token it is. */
export function teamOf({ teams }: TeamList, token: string): { name: string; team: Team } | undefined {
  const hash = tokenHash(token)
  const [found] = Object.entries(teams).filter(([, { tokens }]) => tokens.some((one) => one.hash === hash))
  return found && { name: found[0], team: found[1] }
}
