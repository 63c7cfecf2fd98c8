import type { RequestListener } from 'node:http'
import { type ApiProxyPorts, addApiProxy, refuseCall } from '../edge/api-proxy.ts'
import { createOriginServer } from '../http/origin-server.ts'
import { refusalOf } from '../http/refusal.ts'
import { startPreviewServer } from './preview-server.ts'
import { type RawAnswer, type RawAsk, rawRequest } from './raw-request.ts'

type Options = {
  limits?: ApiProxyPorts['limits']
  upstream?: string
  addresses?: ApiProxyPorts['api']['addresses']
  proxyHops?: number
}

export type OpenApiProxy = {
  shop: string
  ask(path: string, asked?: RawAsk): Promise<RawAnswer>
  /** Addresses that the services were asked for. */
  asked: readonly string[]
  close(): Promise<void>
}

/** An edge with nothing but the proxy, before services that answer so. */
export async function openApiProxy(
  answer: RequestListener,
  { limits, upstream, addresses = {}, proxyHops = 0 }: Options = {},
): Promise<OpenApiProxy> {
  const services = await startPreviewServer(answer)
  const server = createOriginServer({
    name: 'edge',
    origin: 'http://shop.test',
    refuse: (reply, status) => refuseCall(reply, refusalOf(status)),
    proxyHops,
  })
  await addApiProxy(server, {
    api: { upstream: upstream ?? services.origin, addresses },
    secret: 'a secret of both',
    ...(limits === undefined ? {} : { limits }),
  })
  const shop = await server.listen({ port: 0, host: 'localhost' })
  return {
    shop,
    ask: (path, asked) => rawRequest(shop, path, asked),
    asked: services.asked,
    async close() {
      await server.close()
      await services.close()
    },
  }
}

export const answerOk: RequestListener = (_request, response) => {
  response.setHeader('Content-Type', 'application/json').end('{"ok":true}')
}

export const codeOf = (answer: { text: string }): string =>
  (JSON.parse(answer.text) as { error_status: string }).error_status
