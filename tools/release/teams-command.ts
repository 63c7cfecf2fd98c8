import { randomBytes } from 'node:crypto'
import {
  hasTeams,
  isOperator,
  type ReleaseStore,
  type Team,
  type TeamList,
  teamOf,
  tokenHash,
} from '@shop/release-store'
import * as v from 'valibot'
import { Refusal } from '../start/refusal.ts'
import { type Command, expectNames, readArgs } from './command.ts'
import { openDeployment } from './deployment.ts'

const usage = `pnpm teams
  Which team may change what in this store. Without any team everybody may change everything.
pnpm teams set <team> --may mfe-recipes,mfe-wine-*
  Adds a team, whose token is printed this once, or changes what it may: names, beginnings of names, shell, or *
  (everything, the teams included). The first one has to be such a team: the operator's own.
pnpm teams token <team> [--only]
  Prints another token for it; with --only the earlier ones end.
pnpm teams remove <team>
  Its tokens end. With the last team everybody may change everything again.
  --json                         the list as data`

const maxTries = 20
const tokenBytes = 32

/** The operator's list of teams. */
export const teams: Command = async (args, surroundings) => {
  const { values, positionals } = readArgs(usage, args, {
    may: { type: 'string' },
    only: { type: 'boolean' },
    json: { type: 'boolean' },
  })
  const [action, name = ''] = positionals
  const { store, config } = openDeployment(surroundings, undefined)
  if (action === undefined) {
    const { list } = (await store.readTeams()) ?? { list: noTeams }
    surroundings.print(values.json ? JSON.stringify(shownTeams(list), null, 2) : spell(list, config.releaseStore))
    return 0
  }
  expectNames(usage, positionals, 2)
  const since = surroundings.now().toISOString()
  const token = randomBytes(tokenBytes).toString('base64url')
  const newToken = { hash: tokenHash(token), since }
  const given = surroundings.environment['RELEASE_TOKEN'] ?? ''
  const before = await change(store, given, (list) => {
    if (action === 'set') return withTeam(list, name, { may: toScopes(values.may), newToken })
    if (action === 'token') return withToken(list, name, { isOnly: values.only === true, newToken })
    if (action === 'remove') return withoutTeam(list, name)
    throw new Refusal(`teams ${action} is no command\n\n${usage}`)
  })
  const isNew = before.teams[name] === undefined
  const hasToken = action === 'token' || (action === 'set' && isNew)
  surroundings.print(hasToken ? token : `${name} is ${action === 'remove' ? 'removed' : 'changed'}`)
  if (hasToken) surroundings.log(`the RELEASE_TOKEN of ${name}: it is kept nowhere, so hand it over now`)
  return 0
}

const noTeams: TeamList = { format: 1, teams: {} }

/** On top of whatever others write meanwhile; gives the list that it was before. */
async function change(store: ReleaseStore, token: string, next: (list: TeamList) => TeamList): Promise<TeamList> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = await store.readTeams()
    const list = before?.list ?? noTeams
    expectOperator(list, token)
    const after = next(list)
    if (hasTeams(after) && !Object.values(after.teams).some(isOperator))
      throw new Refusal(
        'nobody could change the teams any more: one of them has to be the operator’s, with --may "*". Set that one first: pnpm teams set operator --may "*"',
      )
    if (await written(store, after, before?.revision)) return list
  }
  throw new Refusal('the list of teams changes faster than it can be written: try again')
}

async function written(store: ReleaseStore, list: TeamList, before: string | undefined): Promise<boolean> {
  try {
    return await store.writeTeams(list, before)
  } catch (error) {
    if (!v.isValiError(error)) throw error
    const [issue] = error.issues
    throw new Refusal(`${String(issue.input)} ${issue.message}`)
  }
}

function expectOperator(list: TeamList, token: string): void {
  if (!hasTeams(list)) return
  const found = teamOf(list, token)
  if (found !== undefined && isOperator(found.team)) return
  const whose = found === undefined ? 'is missing, or of no team' : `is of ${found.name}`
  throw new Refusal(`RELEASE_TOKEN ${whose}: only a team that may change * changes the teams. Ask the operator`)
}

type NewToken = Team['tokens'][number]

function withTeam(list: TeamList, name: string, { may, newToken }: { may: string[]; newToken: NewToken }): TeamList {
  const { tokens } = list.teams[name] ?? { tokens: [newToken] }
  return { ...list, teams: { ...list.teams, [name]: { mayChange: may, tokens } } }
}

function withToken(
  list: TeamList,
  name: string,
  { isOnly, newToken }: { isOnly: boolean; newToken: NewToken },
): TeamList {
  const team = known(list, name)
  const tokens = [...(isOnly ? [] : team.tokens), newToken]
  return { ...list, teams: { ...list.teams, [name]: { ...team, tokens } } }
}

function withoutTeam(list: TeamList, name: string): TeamList {
  known(list, name)
  const { [name]: _, ...others } = list.teams
  return { ...list, teams: others }
}

function known({ teams: all }: TeamList, name: string): Team {
  const team = Object.hasOwn(all, name) ? all[name] : undefined
  if (team !== undefined) return team
  throw new Refusal(`there is no team ${name}: known are ${Object.keys(all).toSorted().join(', ') || 'none'}`)
}

function toScopes(text: string | undefined): string[] {
  if (text === undefined) throw new Refusal(`--may is missing: what may the team change?\n\n${usage}`)
  return text.split(',').map((one) => one.trim())
}

const shownTeams = ({ teams: all }: TeamList) =>
  Object.entries(all)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, { mayChange, tokens }]) => ({ name, mayChange, tokensSince: tokens.map(({ since }) => since) }))

function spell(list: TeamList, location: string): string {
  const rows = shownTeams(list).map(
    ({ name, mayChange, tokensSince }) =>
      `${name}  may change ${mayChange.join(', ')}  tokens since ${tokensSince.join(', ') || '(none)'}`,
  )
  return rows.length === 0 ? `${location} has no teams: everybody may change everything` : rows.join('\n')
}
