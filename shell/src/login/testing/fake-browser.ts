import type { StoragePort } from '@shop/shared/platform'
import { createTokenKeeper, type TokenKeeper, type TokenKeeperPorts } from '../token-keeper.ts'
import type { Tokens } from '../tokens.ts'

/** A store of one tab or of the whole browser; values are copied as a real one does. */
export function aStore(
  values = new Map<string, string>(),
): StoragePort & { values: Map<string, string>; isLasting(): boolean } {
  return {
    values,
    read: (key) => {
      const text = values.get(key)
      return text === undefined ? undefined : JSON.parse(text)
    },
    write: (key, value) => void values.set(key, JSON.stringify(value)),
    remove: (key) => void values.delete(key),
    isLasting: () => true,
  }
}

type Request = { owner: string; run(): void }

/** Web Locks: first come, first served; a tab that dies lets go of what it holds and waits for. */
function aLockRoom(handOverMs: number) {
  const queues = new Map<string, Request[]>()

  function leave(name: string, request: Request): void {
    const queue = queues.get(name) ?? []
    const wasFirst = queue[0] === request
    queues.set(
      name,
      queue.filter((one) => one !== request),
    )
    const next = queues.get(name)?.[0]
    if (!wasFirst || next === undefined) return
    if (handOverMs === 0) next.run()
    else setTimeout(() => queues.get(name)?.[0] === next && next.run(), handOverMs)
  }

  const forTab = (owner: string): LockManager => {
    const request = (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        let isRunning = false
        const mine: Request = {
          owner,
          run() {
            isRunning = true
            void work()
              .then(resolve, reject)
              .finally(() => leave(name, mine))
          },
        }
        signal.addEventListener('abort', () => {
          if (isRunning) return
          leave(name, mine)
          reject(signal.reason)
        })
        const queue = queues.get(name) ?? []
        queues.set(name, [...queue, mine])
        if (queue.length === 0) mine.run()
      })
    return { request } as unknown as LockManager
  }

  return {
    forTab,
    kill(owner: string): void {
      for (const [name, queue] of queues)
        for (const one of queue.filter((held) => held.owner === owner)) leave(name, one)
    },
  }
}

export type Tab = {
  keeper: TokenKeeper
  session: ReturnType<typeof aStore>
  ended: Parameters<TokenKeeperPorts['ended']>[0][]
  switches: number
  /** How often what was kept for a member was taken away. */
  forgotten: number
  /** Messages wait until it wakes up. */
  sleep(): void
  wake(): void
  /** Closed: it hears nothing more and holds no lock. */
  close(): void
}

/** One browser: tabs that share a local store, a channel and locks, each with a session store of its own. */
export function aBrowser({ channelMs = 0, lockMs = 0 }: { channelMs?: number; lockMs?: number } = {}) {
  const local = aStore()
  const locks = aLockRoom(lockMs)
  const members = new Map<string, { hear(data: unknown): void }>()
  let opened = 0

  function openTab(over: Partial<TokenKeeperPorts> & Pick<TokenKeeperPorts, 'endpoint'>, session = aStore()): Tab {
    opened += 1
    const name = `tab ${opened}`
    const heard: ((event: MessageEvent) => void)[] = []
    const missed: unknown[] = []
    let isAsleep = false
    const hear = (data: unknown) => {
      if (isAsleep) missed.push(data)
      else for (const on of heard) on({ data } as MessageEvent)
    }
    members.set(name, { hear })
    const channel = {
      postMessage(message: unknown) {
        const copy: unknown = structuredClone(message)
        for (const [other, member] of members)
          if (other !== name) setTimeout(() => members.get(other) === member && member.hear(copy), channelMs)
      },
      addEventListener: (_: string, on: (event: MessageEvent) => void) => void heard.push(on),
    }
    const tab: Tab = {
      session,
      ended: [],
      switches: 0,
      forgotten: 0,
      sleep: () => {
        isAsleep = true
      },
      wake() {
        isAsleep = false
        for (const data of missed.splice(0)) hear(data)
      },
      close() {
        members.delete(name)
        locks.kill(name)
      },
      keeper: createTokenKeeper({
        session,
        local,
        channel: channel as unknown as NonNullable<TokenKeeperPorts['channel']>,
        locks: locks.forTab(name),
        now: () => Date.now(),
        ended: (why) => void tab.ended.push(why),
        forget: () => {
          tab.forgotten += 1
        },
        switched: () => {
          tab.switches += 1
        },
        ...over,
      }),
    }
    return tab
  }

  return { openTab, local }
}

/** An identity provider that rotates refresh tokens and ends a login whose spent token comes again. */
export function aProvider({ answerMs = 1 }: { answerMs?: number } = {}) {
  let current = 1
  let calls = 0
  let isRevoked = false
  const tokensOf = (generation: number, over: Partial<Tokens> = {}): Tokens => ({
    accessToken: `access-${generation}`,
    idToken: `id-${generation}`,
    refreshToken: `refresh-${generation}`,
    subject: 'auth0|member',
    expiresAt: Date.now() + 600_000,
    loginId: 'login-1',
    generation,
    ...over,
  })
  return {
    tokensOf,
    calls: () => calls,
    isRevoked: () => isRevoked,
    revoke: () => {
      isRevoked = true
    },
    endpoint: {
      async refresh(tokens: Tokens): Promise<Tokens | undefined> {
        calls += 1
        await new Promise((resolve) => setTimeout(resolve, answerMs))
        if (tokens.refreshToken === undefined) return undefined
        if (tokens.refreshToken !== `refresh-${current}`) isRevoked = true
        if (isRevoked) return undefined
        current += 1
        return tokensOf(current, { loginId: tokens.loginId, generation: tokens.generation + 1 })
      },
      revoke: async () => undefined,
    },
  }
}
