import type { FastifyInstance } from 'fastify'
import { textOf } from '../http/compression.ts'

export type Framing = {
  /** The source that may frame the pages, as a policy names it. */
  ancestor: string
  /** Pages of the host itself keep their policy. */
  isOfHost?: (url: string) => boolean
  /** The script that goes before all others of a page, when there is one. */
  script?: () => PageScript | undefined
}

export type PageScript = { source: string; attributes?: string }

/** Lets one other page frame those of a server, and puts a script into them; nothing else of their policy changes. */
export function allowFraming(server: FastifyInstance, { ancestor, isOfHost = () => false, script }: Framing): void {
  server.addHook('onSend', async ({ url }, reply, payload) => {
    const policy = reply.getHeader('Content-Security-Policy')
    if (typeof policy !== 'string' || isOfHost(url)) return payload
    reply.header('Content-Security-Policy', withAncestor(policy, ancestor))
    const first = script?.()
    const page = textOf(payload)
    return first !== undefined && page !== undefined ? withFirstScript(page, policy, first) : payload
  })
}

/** A page that nobody may frame gets its one ancestor; one that is framed already gets it beside its own. */
const withAncestor = (policy: string, ancestor: string): string =>
  policy.replace(/frame-ancestors ([^;]+)/, (_, sources: string) =>
    sources === "'none'" ? `frame-ancestors ${ancestor}` : `frame-ancestors ${sources} ${ancestor}`,
  )

/** The page with a script in it, before any other, under the nonce of its policy. */
function withFirstScript(page: string, policy: string, { source, attributes = '' }: PageScript): string {
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1]
  if (nonce === undefined) return page
  return page.replace('<head>', () => `<head>\n<script nonce="${nonce}"${attributes}>${source}</script>`)
}
