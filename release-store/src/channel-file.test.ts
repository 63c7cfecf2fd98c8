import { expect, it } from '@jest/globals'
import { parseChannel, serializeChannel } from './channel-file.ts'
import { aCandidate, aRegistry, aShell, channelShell } from './testing/a-registry.ts'

const web = aShell({ version: '2.0.0+1', builtAt: '2026-11-21T00:00:00.000Z' })
const webview = aShell({ version: '1.0.0+1' })
const { remotes } = aRegistry({ 'mfe-a': [aCandidate()] })
const before = { format: 2, shells: { web, webview }, remotes }

it('a channel of the format before is read with each shell as the only one of its entry, and written in the new one', () => {
  const registry = parseChannel('production', JSON.stringify(before))
  expect(registry).toEqual({
    format: 3,
    shells: {
      web: channelShell({ descriptor: web, releasedAt: '2026-11-21T00:00:00.000Z' }),
      webview: channelShell({ descriptor: webview }),
    },
    remotes,
  })
  expect(parseChannel('production', serializeChannel(registry))).toEqual(registry)
})

it.each([
  {
    says: 'of the format before without a shell',
    stored: { ...before, shells: { web } },
    words: 'is no registry: shells.webview',
  },
  { says: 'of the format before without anything', stored: { format: 2 }, words: 'is no registry: shells' },
  {
    says: 'with a shell in place of rows',
    stored: { ...before, format: 3 },
    words: 'is no registry: shells.web.candidates',
  },
  {
    says: 'of a format that is not known',
    stored: { ...before, format: 4 },
    words: 'is of format 4; this version reads formats 2 and 3',
  },
  { says: 'that is null', stored: null, words: 'is no registry: all of it' },
])('a channel $says is refused with words', ({ stored, words }) => {
  expect(() => parseChannel('production', JSON.stringify(stored))).toThrow(words)
})
