/** One call of Glewlwyd's own interface as whoever has logged in; throws with what it says. */
export type CallGlewlwyd = (method: string, path: string, body?: object) => Promise<void>

export async function logInTo(base: string, username: string, password: string): Promise<CallGlewlwyd> {
  const call = async (method: string, path: string, body?: object, cookie = '') => {
    const reply = await fetch(`${base}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`Glewlwyd: ${method} ${path} ${reply.status} ${await reply.text()}`)
    return reply
  }
  const { headers } = await call('POST', '/auth/', { username, password })
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return async (method, path, body) => void (await call(method, path, body, cookie))
}
