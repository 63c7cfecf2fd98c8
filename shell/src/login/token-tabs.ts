import { isTokens, type Tokens } from './tokens.ts'

/** Refused by the provider, or ended by the member. */
export type LoginEndReason = 'refused' | 'loggedOut'

/** Messages between the tabs of one browser about tokens. Memory only: nothing of it is stored. */
type TabMessage =
  | { kind: 'have'; tokens: Tokens }
  | { kind: 'want'; loginId?: string; generation: number }
  | { kind: 'ended'; why: LoginEndReason }

export type TokenTabs = {
  /** Gives new tokens to the other tabs. */
  share(tokens: Tokens): void
  /** The newest tokens of another tab, of at least a generation; `undefined` when none answers in time. */
  ask(wanted: { loginId?: string; generation: number }, withinMs: number): Promise<Tokens | undefined>
  end(why: LoginEndReason): void
}

export type TokenTabPorts = {
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined
  own(): Tokens | undefined
  received(tokens: Tokens): void
  ended(why: LoginEndReason): void
}

const isOf = (tokens: Tokens, wanted: { loginId?: string; generation: number }) =>
  (wanted.loginId === undefined || tokens.loginId === wanted.loginId) && tokens.generation >= wanted.generation

export function createTokenTabs({ channel, own, received, ended }: TokenTabPorts): TokenTabs {
  const waiting = new Set<(tokens: Tokens) => void>()
  const post = (message: TabMessage) => channel?.postMessage(message)

  function answer(wanted: { loginId?: string; generation: number }): void {
    const mine = own()
    if (mine !== undefined && isOf(mine, wanted)) post({ kind: 'have', tokens: mine })
  }

  channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = event.data as Partial<TabMessage> | null
    if (message?.kind === 'have' && isTokens(message.tokens)) {
      received(message.tokens)
      for (const give of [...waiting]) give(message.tokens)
    } else if (message?.kind === 'want') {
      answer(message as { loginId?: string; generation: number })
    } else if (message?.kind === 'ended') {
      ended(message.why === 'refused' ? 'refused' : 'loggedOut')
    }
  })

  return {
    share: (tokens) => post({ kind: 'have', tokens }),
    end: (why) => post({ kind: 'ended', why }),
    ask(wanted, withinMs) {
      if (channel === undefined) return Promise.resolve(undefined)
      return new Promise((resolve) => {
        const finish = (tokens: Tokens | undefined) => {
          clearTimeout(timer)
          waiting.delete(give)
          resolve(tokens)
        }
        const give = (tokens: Tokens) => {
          if (isOf(tokens, wanted)) finish(tokens)
        }
        const timer = setTimeout(() => finish(undefined), withinMs)
        waiting.add(give)
        post({ kind: 'want', ...wanted })
      })
    },
  }
}
