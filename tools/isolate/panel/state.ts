import { query } from './address.ts'
import { element } from './element.ts'

/** A failure or a delay that holds from the next call on. */
export type Rule = { call: string; failure?: string; delayMs?: number }

type AppliedFaults = { rules: Rule[]; problems: string[] }
type Applied = AppliedFaults & {
  path: string
  login?: { loginId: string; generation: number }
  weekIndex: number
}

/** Of the shell's own entries; see shell/src/boot/storage.ts. */
const prefix = 'shop.'
/** The shell's own entries, and those of the spaces of its remotes. */
const ours = /^shop[./]/

function forget(store: Storage): void {
  for (const key of Object.keys(store)) if (ours.test(key)) store.removeItem(key)
}

const put = (store: Storage, key: string, value: unknown) => store.setItem(prefix + key, JSON.stringify(value))

/** Names what could not be read of the address. */
export function showProblems(problems: readonly string[]): void {
  const lines = problems.map((text) => {
    const line = document.createElement('li')
    line.textContent = text
    return line
  })
  element('problems', HTMLUListElement).replaceChildren(...lines)
}

async function ask<T>(path: string): Promise<T> {
  const reply = await fetch(`${path}?${query()}`, { method: 'POST' })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return reply.json()
}

/** Only failures and delays: the page in the frame stays. Gives those that hold. */
export async function applyFaults(): Promise<Rule[]> {
  const { rules, problems } = await ask<AppliedFaults>('/_isolate/faults')
  showProblems(problems)
  return rules
}

/** Brings host and tab into the state of the address; gives the page to show, and the rules that hold. */
export async function applyState(): Promise<Pick<Applied, 'path' | 'rules'>> {
  const { path, login, weekIndex, rules, problems } = await ask<Applied>('/_isolate/state')
  showProblems(problems)
  forget(window.sessionStorage)
  forget(window.localStorage)
  put(window.sessionStorage, 'planningWeekIndex', weekIndex)
  if (login !== undefined) {
    // Where the shell's token keeper looks: shell/src/login/token-keeper.ts.
    put(window.sessionStorage, 'tokens', login)
    put(window.localStorage, 'lastRefresh', { loginId: login.loginId, generation: login.generation })
  }
  return { path, rules }
}
