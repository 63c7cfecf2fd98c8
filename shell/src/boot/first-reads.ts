import {
  answerAttribute,
  type BegunReads,
  commonAttribute,
  firstReadsKey,
  keyOfRead,
} from '@shop/shared/routes/first-reads'

type Ports = { window: Window; elapsedMs(): number }

/** Answers older than that were for another moment of this page. */
const freshMs = 10_000

/**
 * A `fetch` that gives what the page has read already: answers that the edge wrote into it for visitors, and those that
 * its first script has asked for with the token of this tab. Each is given once, and only to who asks with that token.
 */
export function withFirstReads(fetch: typeof globalThis.fetch, { window, elapsedMs }: Ports): typeof globalThis.fetch {
  const begun = takeBegun(window)
  const written = new Map<string, HTMLElement>()
  for (const element of window.document.querySelectorAll<HTMLElement>(`script[${answerAttribute}]`))
    written.set(keyOfRead(element.getAttribute(answerAttribute) ?? ''), element)

  function take(request: Request): Promise<Response> | Response | undefined {
    const key = keyOfRead(request.url)
    const token = (request.headers.get('Authorization') ?? '').replace(/^Bearer /, '')
    const asked = token === begun.token ? begun.answers.get(key) : undefined
    if (asked !== undefined) {
      begun.answers.delete(key)
      return asked
    }
    const element = written.get(key)
    if (element === undefined || (token !== '' && !element.hasAttribute(commonAttribute))) return undefined
    written.delete(key)
    return new Response(element.textContent, { headers: { 'Content-Type': 'application/json' } })
  }

  return async (input, init) => {
    const isRead = input instanceof Request && input.method === 'GET' && !input.signal.aborted
    const found = isRead && elapsedMs() < freshMs ? take(input) : undefined
    return found ?? fetch(input, init)
  }
}

function takeBegun(window: Window): { token: string; answers: Map<string, Promise<Response>> } {
  const { token = '', answers = {} }: Partial<BegunReads> = Reflect.get(window, firstReadsKey) ?? {}
  Reflect.deleteProperty(window, firstReadsKey)
  return {
    token,
    answers: new Map(Object.entries(answers).map(([address, answer]) => [keyOfRead(address), readWhole(answer)])),
  }
}

/** Whether somebody asks for it or not: an answer that nobody reads holds its connection. */
function readWhole(answer: Promise<Response>): Promise<Response> {
  const whole = answer.then(async (response) => new Response(await response.text(), response))
  whole.catch(() => undefined)
  return whole
}
