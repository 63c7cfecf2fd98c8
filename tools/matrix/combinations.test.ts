import { describe, expect, it } from '@jest/globals'
import type { Registry } from '@shop/shared/contract'
import { combinationsOf, differencesOf } from './combinations.ts'

type Row = { version: string; canary?: number; halted?: { at: string; why: string } }

/** Rows of a channel with only what the combinations look at. */
const rows = (...releases: Row[]) => ({
  disabled: false,
  withdrawn: [],
  candidates: releases.map(({ version, ...rest }) => ({
    descriptor: { version, entry: 'e.js', scripts: ['e.js'], files: { 'e.js': {} } },
    releasedAt: '2026-11-20T09:00:00.000Z',
    ...rest,
  })),
})

const registryOf = (facts: { web: Row[]; webview?: Row[]; remotes: Record<string, Row[]> }): Registry => {
  const { web, webview = web, remotes } = facts
  const registry: unknown = {
    format: 3,
    shells: { web: rows(...web), webview: rows(...webview) },
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, releases]) => [name, rows(...releases)])),
  }
  return registry as Registry
}

const live = { version: '2' }
const older = { version: '1' }
const canary = { version: '3', canary: 5 }
const halted = { version: '4', halted: { at: '2026-11-20T09:00:00.000Z', why: 'errors' } }

/** `web all live`, `app mfe-a 3 (canary)`. */
const spelled = (registry: Registry, isAll = false) =>
  combinationsOf(registry, { entries: ['web', 'webview'], isAll }).map((combination) => {
    const others = differencesOf(combination).map(({ name, version, state }) => `${name} ${version} ${state}`)
    return [combination.entry, ...others].join(', ')
  })

describe('the combinations of a channel', () => {
  it.each([
    {
      says: 'what is live, in each entry',
      registry: registryOf({ web: [live], remotes: { 'mfe-a': [live] } }),
      expected: ['web', 'webview'],
    },
    {
      says: 'and each release that is not live, once among the live ones',
      registry: registryOf({
        web: [live, older],
        webview: [live],
        remotes: { 'mfe-b': [live, older], 'mfe-a': [canary, live] },
      }),
      expected: [
        'web',
        'web, shell 1 last good',
        'web, mfe-a 3 canary',
        'web, mfe-b 1 last good',
        'webview',
        'webview, mfe-a 3 canary',
        'webview, mfe-b 1 last good',
      ],
    },
    {
      says: 'a new remote only where its canary is tried',
      registry: registryOf({ web: [live], remotes: { 'mfe-a': [canary] } }),
      expected: ['web', 'web, mfe-a 3 canary', 'webview', 'webview, mfe-a 3 canary'],
    },
    {
      says: 'nothing of what was halted',
      registry: registryOf({ web: [live], remotes: { 'mfe-a': [halted, live] } }),
      expected: ['web', 'webview'],
    },
    {
      says: 'no entry without a live shell',
      registry: registryOf({ web: [live], webview: [], remotes: { 'mfe-a': [live] } }),
      expected: ['web'],
    },
  ])('are $says', ({ registry, expected }) => {
    expect(spelled(registry)).toEqual(expected)
  })

  it('are the whole product where that is asked for, the live one first', () => {
    const registry = registryOf({
      web: [canary, live],
      webview: [],
      remotes: { 'mfe-a': [live, older], 'mfe-b': [canary, live] },
    })
    const all = spelled(registry, true)
    expect(all).toHaveLength(8)
    expect(new Set(all).size).toBe(8)
    expect(all[0]).toBe('web')
    expect(all).toContain('web, shell 3 canary, mfe-a 1 last good, mfe-b 3 canary')
  })
})
