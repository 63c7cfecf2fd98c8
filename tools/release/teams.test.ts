import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type ReleasingWorkspace, releasingWorkspace } from './testing/releasing-workspace.ts'

let shop: ReleasingWorkspace
let operator = ''
let teamA = ''
const as = (token: string | undefined) => {
  if (token === undefined) delete shop.environment['RELEASE_TOKEN']
  else shop.environment['RELEASE_TOKEN'] = token
}
const tokenFrom = async (...args: string[]) => (await shop.ok('teams', ...args)).printed.trim()
beforeEach(async () => {
  shop = await releasingWorkspace(['shell', 'mfe-a', 'mfe-b'])
  operator = await tokenFrom('set', 'operator', '--may', '*')
  as(operator)
  teamA = await tokenFrom('set', 'team-a', '--may', 'mfe-a,mfe-wine-*')
})
afterEach(() => shop.remove())

const refused = async (args: readonly string[], words: string) => {
  const before = await shop.shown()
  const { code, printed, said } = await shop.run(...args)
  expect([code, printed + said]).toEqual([1, expect.stringContaining(words)])
  expect(await shop.shown()).toEqual(before)
}

describe('a store with teams', () => {
  it('lets a team change what is its own, and the log names it', async () => {
    as(teamA)
    shop.declare('mfe-a', { budgetBytes: 2000 })
    await shop.ok('release', 'mfe-a', '--canary', '5')
    for (const command of ['promote', 'rollback', 'disable', 'enable']) await shop.ok(command, 'mfe-a')
    const { printed } = await shop.ok('releases', '--log', '--json', '--last', '5')
    const log: { change: { by: string } }[] = JSON.parse(printed)
    expect(log.map(({ change }) => change.by)).toEqual(Array.from({ length: 5 }, () => 'team-a'))
  })

  it.each([
    { args: ['release', 'mfe-b'] },
    { args: ['release', 'shell'] },
    { args: ['rollback', 'mfe-b'] },
    { args: ['rollback', 'shell'] },
    { args: ['disable', 'mfe-b'] },
    { args: ['enable', 'mfe-b'] },
    { args: ['promote', 'mfe-b'] },
  ])('refuses a token for what is another team’s: $args', async ({ args }) => {
    as(teamA)
    const [, name = ''] = args
    await refused(args, `RELEASE_TOKEN is of team-a, which may change mfe-a, mfe-wine-*, and not ${name}. Let its team`)
  })

  it.each([
    { says: 'no token', token: undefined, words: 'RELEASE_TOKEN is missing: this store has teams' },
    { says: 'an empty one', token: '', words: 'RELEASE_TOKEN is missing' },
    { says: 'one that nobody has', token: 'guessed', words: 'RELEASE_TOKEN is of no team, or has ended' },
  ])('refuses $says', async ({ token, words }) => {
    as(token)
    await refused(['disable', 'mfe-a'], words)
  })

  it('needs no token to look', async () => {
    as(undefined)
    await shop.ok('releases')
    await shop.ok('release', 'mfe-a', '--check')
  })
})

describe('the teams', () => {
  it('have their tokens replaced without a pause', async () => {
    const next = await tokenFrom('token', 'team-a')
    for (const token of [teamA, next]) {
      as(token)
      await shop.ok('enable', 'mfe-a')
    }
    as(operator)
    const last = await tokenFrom('token', 'team-a', '--only')
    as(next)
    await refused(['disable', 'mfe-a'], 'has ended')
    as(last)
    await shop.ok('disable', 'mfe-a')
  })

  it('are listed without any token', async () => {
    const { printed } = await shop.ok('teams')
    expect(printed).toContain('team-a  may change mfe-a, mfe-wine-*  tokens since 2026-11-20T')
    for (const token of [operator, teamA]) expect(printed).not.toContain(token)
  })

  it('may change more or less later, with the same token', async () => {
    await shop.ok('teams', 'set', 'team-a', '--may', 'mfe-b')
    as(teamA)
    await shop.ok('disable', 'mfe-b')
    await refused(['disable', 'mfe-a'], 'and not mfe-a')
  })

  it('end with the last one', async () => {
    await shop.ok('teams', 'remove', 'team-a')
    await shop.ok('teams', 'remove', 'operator')
    as(undefined)
    expect((await shop.ok('teams')).printed).toContain('has no teams: everybody may change everything')
    await shop.ok('disable', 'mfe-b')
  })

  it.each([
    {
      says: 'by one of them',
      by: () => teamA,
      args: ['set', 'team-a', '--may', '*'],
      words: 'is of team-a: only a team',
    },
    { says: 'by nobody', by: () => undefined, args: ['remove', 'operator'], words: 'is missing, or of no team' },
    {
      says: 'that nobody could change',
      by: () => operator,
      args: ['remove', 'operator'],
      words: 'nobody could change',
    },
    { says: 'that are not there', by: () => operator, args: ['token', 'team-z'], words: 'there is no team team-z' },
    { says: 'without what they may', by: () => operator, args: ['set', 'team-z'], words: '--may is missing' },
    {
      says: 'for no name',
      by: () => operator,
      args: ['set', 'x', '--may', 'No Name'],
      words: 'is no name of a remote',
    },
    {
      says: 'with no name',
      by: () => operator,
      args: ['set', 'No Name', '--may', 'mfe-z'],
      words: 'is no name of a team',
    },
    { says: 'by another word', by: () => operator, args: ['add', 'team-z'], words: 'teams add is no command' },
  ])('are not changed $says', async ({ by, args, words }) => {
    as(by())
    const before = await shop.store.readTeams()
    const { code, said } = await shop.run('teams', ...args)
    expect([code, said]).toEqual([1, expect.stringContaining(words)])
    expect(await shop.store.readTeams()).toEqual(before)
  })
})

it('a store without teams needs an operator first', async () => {
  const other = await releasingWorkspace([])
  const { code, said } = await other.run('teams', 'set', 'team-a', '--may', 'mfe-a')
  expect([code, said]).toEqual([1, expect.stringContaining('Set that one first: pnpm teams set operator --may "*"')])
  other.remove()
})
