import type { ApiPorts, Brought } from '@shop/shared/api'
import {
  answerAttribute,
  type BegunReads,
  commonAttribute,
  firstReadsKey,
  keyOfRead,
  laterReadsKey,
} from '@shop/shared/routes/first-reads'

type SetTimer = (work: () => void, ms: number) => () => void
type Ports = { window: Window; elapsedMs(): number; setTimer: SetTimer }

/**
 * As long as the API client waits for an answer of its own. Answers older than that were for another moment of this page; a
 * slow phone needs longer than ten seconds to its first question.
 */
const timeoutMs = 30_000

/**
 * Gives what the page has read already: answers that the edge wrote into it for visitors, and those that its first script has
 * asked for with the token of this tab. Each is given once, and only to who asks with that token.
 */
export function takeFirstReads({ window, elapsedMs, setTimer }: Ports): Required<ApiPorts>['brought'] {
  let begun = takeBegun(window, setTimer)
  const written = new Map<string, HTMLElement>()
  for (const element of window.document.querySelectorAll<HTMLElement>(`script[${answerAttribute}]`))
    written.set(keyOfRead(element.getAttribute(answerAttribute) ?? ''), element)
  return (address, token) => {
    // A login that came back has begun them meanwhile.
    if (firstReadsKey in window) begun = takeBegun(window, setTimer)
    if (begun.answers.size + written.size === 0 || elapsedMs() >= timeoutMs) return undefined
    const key = keyOfRead(address)
    const element = written.get(key)
    if (element !== undefined && (token === undefined || element.hasAttribute(commonAttribute))) {
      written.delete(key)
      return element.textContent
    }
    const answer = (token ?? '') === begun.token ? begun.answers.get(key) : undefined
    if (answer !== undefined) begun.answers.delete(key)
    return answer
  }
}

/** Begins the reads of a page that came back from the provider: the tab has the tokens now. */
export function beginLaterReads(window: Window): void {
  const begin: unknown = Reflect.get(window, laterReadsKey)
  Reflect.deleteProperty(window, laterReadsKey)
  if (typeof begin === 'function') begin()
}

function takeBegun(window: Window, setTimer: SetTimer): { token: string; answers: Map<string, Promise<Brought>> } {
  const { token = '', answers = {}, stop }: Partial<BegunReads> = Reflect.get(window, firstReadsKey) ?? {}
  Reflect.deleteProperty(window, firstReadsKey)
  return {
    token,
    answers: new Map(
      Object.entries(answers).map(([address, answer]) => [keyOfRead(address), bodyOf(answer, { setTimer, stop })]),
    ),
  }
}

/**
 * Read whether somebody asks for it or not: an answer that nobody reads holds its connection. One that says no is the call's
 * first try; one that breaks is none, and the call asks by itself. It fails with one that does not come, since asking again
 * would take as long, and all that have not come are ended: they hold connections.
 */
function bodyOf(
  answer: Promise<Response>,
  { setTimer, stop }: { setTimer: SetTimer; stop: AbortController | undefined },
): Promise<Brought> {
  const body: Promise<Brought> = answer
    .then(async (response) => {
      const text = await response.text()
      return response.ok ? text : new Response(text, response)
    })
    .catch(() => undefined)
  const late = new Promise<never>((_, reject) => {
    const cancel = setTimer(() => {
      reject(new DOMException('', 'TimeoutError'))
      stop?.abort()
    }, timeoutMs)
    void body.then(cancel)
  })
  late.catch(() => undefined)
  return Promise.race([body, late])
}
