/** The way in which code fails that somebody else shall meet at their release. */
export type Fault =
  | 'throws'
  | 'hangs'
  | 'freezes'
  | 'unknown file'
  | 'second copy'
  | 'taken name'
  | 'undeclared origin'
  | 'policy'
  | 'plain text as HTML'

/** A place in a script as the browser names it; line and column count from 1. */
export type ScriptPlace = { url: string; line: number; column: number }

export type Finding = {
  fault: Fault
  /** The step in which it was, in the words of the shell: `mount`, `render`. */
  doing: string
  /** The error, the address or the rule of the policy. */
  words: string
  /** Whose code: `name@version`. */
  release: string
  place?: ScriptPlace | undefined
}

/** The failures of a screen, with where and to whom it was shown. */
export type ScreenFinding = Finding & {
  /** Whose screen: the name of a remote, or `shell`. */
  owner: string
  pattern: string
  address: string
  screen: string
  kind: string
}

/**
 * Reads what the shell says of a release on the console, `mfe-a@1.0.0+1a2b: mount: TypeError: words`; nothing for other lines.
 */
export function readFailure(text: string): Finding | undefined {
  const [, release, doing, words] = /^((?:shell|[a-z][a-z0-9-]+)@\d[\w.+-]*): ([^:]+): (.*)$/s.exec(text) ?? []
  if (release === undefined || doing === undefined || words === undefined || isAnswer(words)) return undefined
  return { fault: faultOf(doing, words), doing, words, release }
}

/** A refusal of the services, which the shell tells by its code and the call: `REFUSED GET delivery/favorite_product 404`. */
const isAnswer = (words: string): boolean => /^[A-Z_]+ [A-Z]+ [\w-]+\//.test(words)

function faultOf(doing: string, words: string): Fault {
  if (doing === 'share one copy') return 'second copy'
  if (/^(?:TookTooLong|DeadlineExceeded)Error/.test(words) || doing === 'answer') return 'hangs'
  return /has already been used with this registry/.test(words) ? 'taken name' : 'throws'
}

/** The runtime that loads a script says that it could not, after the script has said why. */
const isOfLoader = ({ words }: Finding): boolean => words.includes('[ Federation Runtime ]')

/** A failure that follows from another one tells nothing more: a missing chunk is thrown about as well. */
export function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const causes = findings.filter(({ fault }) => fault !== 'throws' && fault !== 'hangs' && fault !== 'freezes')
  const ofCode = findings.filter((one) => !isOfLoader(one))
  const isLoading = findings.some(isOfLoader)
  const named = causes.length > 0 ? causes : ofCode.length > 0 ? ofCode : findings.slice(0, 1)
  const seen = new Map(named.map((one) => [`${one.fault} ${one.release} ${one.words}`, one] as const).toReversed())
  return [...seen.values()].toReversed().map((one) => (isLoading ? { ...one, doing: 'load' } : one))
}
