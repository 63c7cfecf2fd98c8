import { describe, expect, it } from '@jest/globals'
import type { PageData } from '@shop/shared/contract'
import { fetchRegistry, overrideOriginsOf } from './registry.ts'

describe('origins that a signed link has added', () => {
  it.each([
    { says: 'no link', overrides: undefined, origins: [] },
    { says: 'a refused one', overrides: { refused: 'expired' }, origins: [] },
    { says: 'one', overrides: { builds: [], until: 0, origins: ['https://p.test'] }, origins: ['https://p.test'] },
    { says: 'an odd one', overrides: { builds: [], until: 0, origins: 'https://p.test' }, origins: [] },
    {
      says: 'one with odd values',
      overrides: { builds: [], until: 0, origins: [7, 'https://p.test'] },
      origins: ['https://p.test'],
    },
  ])('with $says: $origins', ({ overrides, origins }) => {
    expect(overrideOriginsOf({ overrides } as unknown as PageData)).toEqual(origins)
  })
})

describe('the registry of an open page', () => {
  const asked: string[] = []
  const answering = (response: Response) => async (address: string | URL | Request, options?: RequestInit) => {
    asked.push(`${address} ${options?.cache}`)
    return response
  }

  it.each([
    { entry: 'web', shell: 'web' },
    { entry: 'app', shell: 'webview' },
  ] as const)('is that of the $shell, fresh from the edge', async ({ entry, shell }) => {
    const remotes = { 'mfe-ordering': [] }
    expect(await fetchRegistry(answering(Response.json({ remotes })), entry)).toEqual({ remotes })
    expect(asked.at(-1)).toBe(`/_registry?entry=${shell} no-store`)
  })

  it('is not believed with an error', async () => {
    const down = answering(Response.json({ remotes: {} }, { status: 503 }))
    await expect(fetchRegistry(down, 'web')).rejects.toThrow('the edge answers 503')
  })
})
