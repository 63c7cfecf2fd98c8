import { randomBytes } from 'node:crypto'
import type { Config } from '../../config.ts'
import { Html, html } from '../../pages/html.ts'
import type { WrittenPage } from '../../pages/page.ts'
import { pageStyle } from '../../pages/page-style.ts'
import type { ContentMessage } from './content-messages.ts'
import type { ContentPage } from './content-pages.ts'

const nonceBytes = 16

const style = `${pageStyle}
main{max-width:992px;padding:16px 16px 32px}
.cover{position:relative;overflow:hidden;min-height:220px;padding:32px 42% 32px 28px;border-radius:16px}
.cover img{position:absolute;right:-12px;bottom:-28px;width:min(230px,44%);height:auto}
.cover p{margin:8px 0 0}
h1{margin:0;font-size:30px}
section{display:grid;grid-template:auto 1fr / 120px minmax(0,1fr);gap:4px 24px;margin-top:32px}
section h2{margin:8px 0 0}
section p{margin:0}
section img{grid-row:1/3;width:120px;height:120px}
ul{grid-column:1/-1;display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:12px;margin:8px 0 0;padding:0;list-style:none}
button.way{display:block;width:100%;min-height:64px;padding:12px 16px;font:inherit;text-align:left;cursor:pointer;color:var(--ink-900);background:#fff;border:1px solid var(--line-200);border-radius:12px}
button.way b{display:block;color:var(--brand-700);line-height:1.4}
button.way:hover{background:var(--brand-50)}
.foot{margin-top:32px}
@media (max-width:599px){.cover{padding:22px 40% 22px 20px;min-height:190px}h1{font-size:23px}section{grid-template:auto / 72px minmax(0,1fr);gap:8px 16px}section h2{align-self:center}section img{grid-row:auto;width:72px;height:72px}section p{grid-column:1/-1}}
`

/** Says to the shop that embeds it that it is there, and what was pressed. */
const script = (shopOrigin: string) => `
const post = (message) => parent.postMessage(message, ${JSON.stringify(shopOrigin)})
post({ type: 'ready' })
addEventListener('click', (event) => {
  const button = event.target.closest('button[data-message]')
  if (button !== null) post(JSON.parse(button.dataset.message))
})`

const way = (message: ContentMessage, text: string, note?: string): Html =>
  html`<button class="way" type="button" data-message="${JSON.stringify(message)}"><b>${text}</b>${note}</button>`

type Addresses = Pick<Config, 'origins' | 'api'>

/** A page without a frame of its own: it stands in the shop's, and may stand in no other. */
function writeFrame({ origins, api }: Addresses, title: string, body: (nonce: string) => Html): WrittenPage {
  const nonce = randomBytes(nonceBytes).toString('base64url')
  const page = html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${new Html(style)}</style>
</head>
<body><main id="main">
${body(nonce)}
</main>
<script nonce="${nonce}">${new Html(script(origins.shop))}</script>
</body>
</html>`
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    `img-src ${new URL(api.base).origin} data:`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.shop}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  return { html: page.text, policy }
}

export function writeContentPage({ origins, api }: Addresses, page: ContentPage): WrittenPage {
  const picture = (name: string, size: number) =>
    html`<img src="${api.base}/pictures/illust/${name}.webp" alt="" width="${size}" height="${size}">`
  return writeFrame(
    { origins, api },
    page.title,
    (nonce) => html`<style nonce="${nonce}">.cover{background:${page.tint}}</style>
<div class="cover"><h1>${page.title}</h1><p>${page.lead}</p>${picture(page.picture, 230)}</div>
${page.chapters.map(
  (chapter) => html`<section>${picture(chapter.picture, 120)}<h2>${chapter.heading}</h2><p>${chapter.text}</p>
<ul>${chapter.ways.map(({ message, text, note }) => html`<li>${way(message, text, note)}</li>`)}</ul></section>`,
)}
<div class="foot">${way({ type: 'toCatalogueMain' }, 'このカタログの表紙へ戻る')}</div>`,
  )
}

export const writeMissingContent = ({ origins, api }: Addresses): WrittenPage =>
  writeFrame(
    { origins, api },
    '特集が見つかりませんでした',
    () => html`<h1>特集が見つかりませんでした</h1>
<p>掲載が終わったか、アドレスが変わりました。</p>
<div class="foot">${way({ type: 'toCatalogueMain' }, 'このカタログの表紙へ戻る')}</div>`,
  )
