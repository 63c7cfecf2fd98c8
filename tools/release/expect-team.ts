import { hasTeams, mayChange, type ReleaseStore, teamOf } from '@shop/release-store'
import { Refusal } from '../start/refusal.ts'

/**
 * The team whose token it is, when the store has teams and that one may change this remote or the shell; anything else
 * is refused. `undefined`: the store has no teams.
 */
export async function expectTeam(
  store: Pick<ReleaseStore, 'readTeams'>,
  token: string | undefined,
  name: string,
): Promise<string | undefined> {
  const list = (await store.readTeams())?.list
  if (list === undefined || !hasTeams(list)) return undefined
  if (token === undefined || token === '')
    throw new Refusal(
      `RELEASE_TOKEN is missing: this store has teams, and ${name} is changed with a token of its own. The operator gives one: pnpm teams token <team>`,
    )
  const found = teamOf(list, token)
  if (found === undefined)
    throw new Refusal(
      'RELEASE_TOKEN is of no team, or has ended: the operator gives another one (pnpm teams token <team>)',
    )
  if (mayChange(found.team, name)) return found.name
  throw new Refusal(
    `RELEASE_TOKEN is of ${found.name}, which may change ${found.team.mayChange.join(', ')}, and not ${name}. ` +
      `Let its team do it, or ask the operator: pnpm teams set ${found.name} --may ${[...found.team.mayChange, name].join(',')}`,
  )
}
