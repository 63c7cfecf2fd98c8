import { type Html, html } from '../pages/html.ts'
import type { RawParameter } from './raw-query.ts'

/** What a partner was sent, as it was sent and as it reads. */
export const receivedTable = (received: readonly RawParameter[]): Html =>
  html`<table><caption>受け取った内容</caption>
<thead><tr><th scope="col">項目</th><th scope="col">内容</th><th scope="col">届いたままの値</th></tr></thead>
<tbody>${received.map(
    ({ name, raw, value }) =>
      html`<tr data-name="${name}"><th scope="row">${name}</th><td>${value}</td><td><code>${raw}</code></td></tr>`,
  )}</tbody></table>`
