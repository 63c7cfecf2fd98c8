import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Config } from '../../config.ts'
import { Html, html } from '../../pages/html.ts'
import { pageHeaders } from '../../pages/page.ts'

export type FrameDocument = {
  title: string
  body: Html
  style: string
  /** For the page's script. */
  facts: Record<string, unknown>
}

/** Addresses of the files that a page of the catalogue brings. */
export const filesPath = '/web-catalogue/files'
const scripts = ['swiper-bundle.min.js', 'catalogue.js']

const nonceBytes = 16

/** JSON inside of HTML: no `<` can end it. */
const dataText = (facts: unknown) => new Html(JSON.stringify(facts).replaceAll('<', '\\u003c'))

/** A page for the shop's frame alone, with a policy that lets in no script but its own. */
export function sendFrame(
  reply: FastifyReply,
  { title, body, style, facts }: FrameDocument,
  { origins, api }: Pick<Config, 'origins' | 'api'>,
): FastifyReply {
  const nonce = randomBytes(nonceBytes).toString('base64url')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' ${new URL(api.base).origin}`,
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${origins.shop}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  const page = html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${new Html(style)}</style>
</head>
<body>
${body}
<script type="application/json" id="facts">${dataText(facts)}</script>
${scripts.map((name) => html`<script src="${filesPath}/${name}" defer></script>`)}
</body>
</html>`
  return reply
    .type('text/html; charset=utf-8')
    .headers(pageHeaders({ html: page.text, policy }))
    .send(page.text)
}
