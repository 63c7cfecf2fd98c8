import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { type PreviewServer, startPreviewServer } from 'reference-services/preview-server'

export type Answer = { status: number; type: string; text: string }
export type Reply = Record<string, unknown>
export type Fault = (asked: URL, answer: Answer, method: string) => Answer

let callers = 0

/** The services at `base`, with a fault in what they answer. Each is another caller to their budget of reads. */
export async function openFaultyServices(base: string, fault: Fault): Promise<PreviewServer> {
  callers += 1
  const caller = `192.0.2.${callers}`
  const passOn: RequestListener = async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const body = method === 'GET' ? undefined : await text(request)
    const { authorization, 'content-type': type, 'idempotency-key': key } = headers
    const answer = await fetch(`${base}${url}`, {
      method,
      headers: {
        'x-forwarded-for': caller,
        ...(authorization === undefined ? {} : { authorization }),
        ...(type === undefined ? {} : { 'content-type': type }),
        ...(key === undefined ? {} : { 'idempotency-key': String(key) }),
      },
      ...(body === undefined ? {} : { body }),
    })
    const answered = {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      text: await answer.text(),
    }
    const changed = fault(new URL(url, 'http://services'), answered, method)
    response
      .writeHead(changed.status, { 'Content-Type': changed.type, Date: answer.headers.get('date') ?? '' })
      .end(changed.text)
  }
  return startPreviewServer((request, response) => void passOn(request, response))
}

/** Changes what is answered with 200 to `path`. */
export const replyOf =
  (path: string, change: (reply: Reply, asked: URL) => Reply): Fault =>
  (asked, answer) =>
    asked.pathname === path && answer.status === 200
      ? { ...answer, text: JSON.stringify(change(JSON.parse(answer.text) as Reply, asked)) }
      : answer
