import { type Html, html } from '../pages/html.ts'
import { type WrittenPage, writePage } from '../pages/page.ts'

/** A page of another company, as a stand-in shows it: it says that it is one, and leads back. */
export const writePartnerPage = (shopOrigin: string, { title, body }: { title: string; body: Html }): WrittenPage =>
  writePage({
    title,
    shopOrigin,
    wide: true,
    body: html`<h1>${title}</h1>
<div class="panel"><p class="note">これは別のサイトで公開されるページの見本です。実際の内容とは異なります。</p>
${body}</div>
<a class="back" href="${shopOrigin}/">トドックへ戻る</a>`,
  })
