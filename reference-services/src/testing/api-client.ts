import { idempotencyHeader } from '@shop/shared/contract'

export type Answer = { status: number; body: Record<string, unknown>; text: string; headers: Headers }
export type Ask = {
  query?: Record<string, string | string[]>
  body?: unknown
  token?: string | undefined
  headers?: Record<string, string>
}

/** One HTTP call to the services. */
export async function askServices(
  apiBase: string,
  method: string,
  path: string,
  { query = {}, body, token, headers = {} }: Ask = {},
): Promise<Answer> {
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])),
  )
  const response = await fetch(`${apiBase}${path}?${params}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, text, body: parsed(text), headers: response.headers }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

export type Write = {
  body?: object
  query?: Record<string, string>
  key?: string | undefined
  /** The call's own path, of one that has a field of its body in its path. */
  callPath?: string
}
export type Caller = { apiBase: string; token: string; subject: string }

function askToken({ apiBase, token, subject }: Caller, method: string, path: string): Promise<Answer> {
  const body = { method_key: method, path_key: path, user_key: subject }
  return askServices(apiBase, 'POST', '/csrf/token', { body, token })
}

/** A one-time token for a write. Throws where there is none to be had. */
export async function csrfTokenFor(caller: Caller, method: string, path: string): Promise<string> {
  const { status, text, body } = await askToken(caller, method, path)
  if (status !== 200) throw new Error(`no one-time token: ${status} ${text}`)
  return String(body['token'])
}

/**
 * A write as the shop's client does it: a fresh one-time token, and a key when one is given. Where there is no token it
 * comes to what was said to that.
 */
export async function writeTo(
  caller: Caller,
  method: string,
  path: string,
  { body = {}, query = {}, key, callPath = path.replace(/^\/[a-z-]+/, '') }: Write = {},
): Promise<Answer> {
  const asked = await askToken(caller, method, callPath)
  if (asked.status !== 200) return asked
  return askServices(caller.apiBase, method, path, {
    query,
    token: caller.token,
    body: { ...body, csrfToken: asked.body['token'] },
    headers: key === undefined ? {} : { [idempotencyHeader]: key },
  })
}
