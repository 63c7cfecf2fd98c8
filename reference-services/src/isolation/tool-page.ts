import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const nonceBytes = 16

/** Sends the page that a development tool draws around the shop: only its own scripts run, and nobody frames it. */
export function sendToolPage(reply: FastifyReply, framed: string, html: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(nonceBytes).toString('base64url')
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', policyOf(nonce, framed))
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .send(html(nonce))
}

const policyOf = (nonce: string, framed: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'self'`,
    `style-src 'nonce-${nonce}' 'self'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    `frame-src ${framed}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
