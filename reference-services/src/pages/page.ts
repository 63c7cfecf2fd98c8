import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { Html, html } from './html.ts'
import { pageStyle } from './page-style.ts'

export type PageParts = {
  title: string
  shopOrigin: string
  body: Html
  /** Text pages are wider than forms. */
  wide?: boolean
  /** Runs once the page stands; `nonce` lets it. */
  script?: string
}

export type WrittenPage = { html: string; policy: string }

const nonceBytes = 16

/** A page of its own, complete in one answer, that works without scripts, with the policy that fits it. */
export function writePage({ title, shopOrigin, body, wide = false, script }: PageParts): WrittenPage {
  const nonce = randomBytes(nonceBytes).toString('base64url')
  const page = html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#0E5A63">
<title>${title} | トドック</title>
<link rel="icon" href="/brand/app-icon.svg" type="image/svg+xml">
<style nonce="${nonce}">${new Html(pageStyle)}</style>
</head>
<body>
<a class="skip" href="#main">本文へスキップ</a>
<header><a href="${shopOrigin}/"><img src="/brand/mark.svg" alt="" width="33" height="30"><img src="/brand/wordmark.svg" alt="トドックのトップページへ" width="99" height="30"></a></header>
<main id="main" tabindex="-1"${wide ? new Html(' class="wide"') : ''}>
${body}
</main>
<footer>© トドック</footer>
${script === undefined ? undefined : html`<script nonce="${nonce}">${new Html(script)}</script>`}
</body>
</html>`
  return { html: page.text, policy: policyOf(nonce, shopOrigin, script !== undefined) }
}

/** A form's address counts together with every redirect behind it, so the shop is named. */
const policyOf = (nonce: string, shopOrigin: string, hasScript: boolean): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(hasScript ? [`script-src 'nonce-${nonce}'`] : []),
    "img-src 'self'",
    `form-action 'self' ${shopOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** Facts that every page of every origin gives of itself. */
export const standingPageHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/** A page is made for one request: it is kept nowhere and told to no other site. */
export const pageHeaders = ({ policy }: WrittenPage): Record<string, string> => ({
  ...standingPageHeaders,
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
})

export const sendPage = (reply: FastifyReply, page: WrittenPage): FastifyReply =>
  reply.type('text/html; charset=utf-8').headers(pageHeaders(page)).send(page.html)

/** The sign that goes with every error text. */
export const alertSign: Html = html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M12 7.5v5.500M12 16.500h.01"/></svg>`

export const alertBox = (text: string): Html => html`<div class="alert" role="alert" id="error">
${alertSign}
<p>${text}</p></div>`

/** A page that says what happened, what to do, and leads back. */
export const messagePage = (
  shopOrigin: string,
  { title, text, link }: { title: string; text: string; link: { href: string; label: string } },
): WrittenPage =>
  writePage({
    title,
    shopOrigin,
    body: html`<h1>${title}</h1><div class="panel"><p>${text}</p><a class="button" href="${link.href}">${link.label}</a></div>`,
  })
