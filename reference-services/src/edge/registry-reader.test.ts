import { describe, expect, it } from '@jest/globals'
import { type ChannelState, ChannelUnreadable, type ReleaseStore } from '@shop/release-store'
import { aRegistry } from '../testing/a-release-store.ts'
import { createRegistryReader } from './registry-reader.ts'

type Answers = { revision?: () => Promise<string | undefined>; channel?: () => Promise<ChannelState | undefined> }

/** A reader on a store whose answers a test sets, at an hour that it sets. */
function aReader(freshMs: number) {
  const said: string[] = []
  const answers: Required<Answers> = {
    revision: async () => '1',
    channel: async () => ({ registry: aRegistry(), revision: '1' }),
  }
  const asked = { revision: 0, channel: 0 }
  let hour = 0
  const store: Pick<ReleaseStore, 'latestRevision' | 'readChannel'> = {
    latestRevision(): Promise<string | undefined> {
      asked.revision += 1
      return answers.revision()
    },
    readChannel(): Promise<ChannelState | undefined> {
      asked.channel += 1
      return answers.channel()
    },
  }
  const { read } = createRegistryReader(store as ReleaseStore, 'production', {
    freshMs,
    log: (line) => said.push(line),
    now: () => hour,
  })
  return {
    read,
    said,
    asked,
    answer: (next: Answers) => Object.assign(answers, next),
    later(ms: number) {
      hour += ms
    },
  }
}

const down = (): Promise<never> => Promise.reject(new Error('connect ECONNREFUSED'))

describe('the registry', () => {
  it('is asked for once by a hundred pages of the same moment, and once a second after', async () => {
    const { read, asked, later } = aReader(1000)
    const pages = await Promise.all(Array.from({ length: 100 }, read))
    expect(pages.every((registry) => registry?.remotes['mfe-catalogue'] !== undefined)).toBe(true)
    expect(asked).toEqual({ revision: 1, channel: 1 })
    later(999)
    await read()
    expect(asked.revision).toBe(1)
    later(1)
    await read()
    expect(asked).toEqual({ revision: 2, channel: 1 })
  })

  it('follows a folder without delay', async () => {
    const { read, answer } = aReader(0)
    await read()
    const { remotes: _, ...rest } = aRegistry()
    answer({ revision: async () => '2', channel: async () => ({ registry: { ...rest, remotes: {} }, revision: '2' }) })
    expect((await read())?.remotes).toEqual({})
  })

  it.each<{ says: string; next: Answers; line: string }>([
    { says: 'the store is down', next: { revision: down }, line: 'ECONNREFUSED' },
    { says: 'the channel is gone', next: { revision: async () => undefined }, line: 'the store has none' },
    {
      says: 'the channel is broken',
      next: {
        revision: async () => '2',
        channel: (): Promise<never> =>
          Promise.reject(new ChannelUnreadable('channel production is cut off or no JSON')),
      },
      line: 'cut off',
    },
  ])('stays the last good one while $says, and says so once', async ({ next, line }) => {
    const { read, said, answer } = aReader(0)
    const good = await read()
    answer(next)
    for (let page = 0; page < 5; page += 1) expect(await read()).toBe(good)
    expect(said).toEqual([expect.stringMatching(new RegExp(`production.*${line}.*the last good one stays`))])
  })

  it('is read again when only the network had failed', async () => {
    const { read, said, answer } = aReader(0)
    answer({ channel: down })
    expect(await read()).toBeUndefined()
    answer({ channel: async () => ({ registry: aRegistry(), revision: '1' }) })
    expect(await read()).toEqual(aRegistry())
    answer({ revision: down })
    await read()
    // It had been well in between: a second trouble is said again.
    expect(said).toHaveLength(2)
  })

  it('does not hold up a page while the store hangs', async () => {
    const { read, answer } = aReader(0)
    const good = await read()
    answer({ revision: () => new Promise(() => undefined) })
    expect(await read()).toBe(good)
  })
})
