import { type Html, html } from '../pages/html.ts'
import type { RawParameter } from './raw-query.ts'

/** What a form brought. */
export const fieldsOfForm = (body: unknown): RawParameter[] =>
  Object.entries(Object(body)).map(([name, value]) => ({ name, raw: String(value), value: String(value) }))

/** The fields that a partner was sent, as they were sent and as they read. */
export const receivedTable = (received: readonly RawParameter[]): Html =>
  html`<table><caption>受け取った内容</caption>
<thead><tr><th scope="col">項目</th><th scope="col">内容</th><th scope="col">届いたままの値</th></tr></thead>
<tbody>${received.map(
    ({ name, raw, value }) =>
      html`<tr data-name="${name}"><th scope="row">${name}</th><td>${value}</td><td><code>${raw}</code></td></tr>`,
  )}</tbody></table>`
