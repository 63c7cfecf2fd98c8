import { describe, expect, it } from '@jest/globals'
import {
  isOperator,
  mayChange,
  parseTeams,
  serializeTeams,
  type Team,
  type TeamList,
  teamOf,
  tokenHash,
} from './teams.ts'

const since = '2026-11-20T00:00:00.000Z'
const aTeam = (scopes: string[], ...tokens: string[]): Team => ({
  mayChange: scopes,
  tokens: tokens.map((token) => ({ hash: tokenHash(token), since })),
})
const list: TeamList = {
  format: 1,
  teams: { operator: aTeam(['*'], 'all'), recipes: aTeam(['mfe-recipes', 'mfe-wine-*'], 'old', 'new') },
}

describe('a team may change', () => {
  it.each([
    { scopes: ['mfe-recipes'], name: 'mfe-recipes', may: true },
    { scopes: ['mfe-recipes'], name: 'mfe-recipes-more', may: false },
    { scopes: ['mfe-recipes'], name: 'shell', may: false },
    { scopes: ['shell'], name: 'shell', may: true },
    { scopes: ['mfe-wine-*'], name: 'mfe-wine-red', may: true },
    { scopes: ['mfe-wine-*'], name: 'mfe-wine', may: false },
    { scopes: ['*'], name: 'shell', may: true },
  ])('$name by $scopes: $may', ({ scopes, name, may }) => {
    expect(mayChange(aTeam(scopes), name)).toBe(may)
  })

  it('the list of teams only when it may change everything', () => {
    expect([['*'], ['mfe-recipes'], ['mfe-*']].map((scopes) => isOperator(aTeam(scopes)))).toEqual([true, false, false])
  })
})

it.each([
  { token: 'old', name: 'recipes' },
  { token: 'new', name: 'recipes' },
  { token: 'all', name: 'operator' },
  { token: 'other', name: undefined },
  { token: '', name: undefined },
  { token: tokenHash('new'), name: undefined },
])('the token "$token" is of $name', ({ token, name }) => {
  expect(teamOf(list, token)?.name).toBe(name)
})

describe('the list of teams', () => {
  it('is read as it was written', () => {
    expect(parseTeams(serializeTeams(list))).toEqual(list)
    expect(serializeTeams(list)).not.toContain('"new"')
  })

  it.each(['{', '{}', '{"format":2,"teams":{}}', '{"format":1,"teams":{"A":{"mayChange":["*"],"tokens":[]}}}'])(
    'is refused when it is damaged: %s',
    (text) => {
      expect(() => parseTeams(text)).toThrow('the list of teams is damaged')
    },
  )

  it('is not written with what is no name', () => {
    expect(() => serializeTeams({ format: 1, teams: { recipes: aTeam(['Mfe Recipes']) } })).toThrow(
      'is no name of a remote',
    )
    expect(() => serializeTeams({ format: 1, teams: { recipes: aTeam([]) } })).toThrow('names nothing')
  })
})
