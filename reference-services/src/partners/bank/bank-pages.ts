import { type Html, html } from '../../pages/html.ts'
import { alertBox, alertSign, messagePage, type WrittenPage, writePage } from '../../pages/page.ts'
import type { HandOver } from '../../payments/wire.ts'
import {
  type AccountEntries,
  type AccountErrors,
  type AccountField,
  accountLabels,
  banks,
  depositTypes,
} from './bank-rules.ts'

const note = html`<p class="note">これは決済会社のページの見本です。実在の口座番号やカードは登録しないでください。</p>`

/** The hand-over goes on with each form: this company keeps nothing between two pages. */
const handOverInputs = (handOver: HandOver): Html[] =>
  Object.entries(handOver).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

/** Two buttons of one form: a way back needs no entries. */
const buttons = (path: string, register: string): Html =>
  html`<button class="button" type="submit" formaction="${path}/register">${register}</button>
<button class="button outline" type="submit" formaction="${path}/cancel">登録しないで戻る</button>`

type BankPageFacts = { shopOrigin: string; path: string; handOver: HandOver; isUnreachable?: boolean }
type AccountPageFacts = BankPageFacts & { entries: AccountEntries; errors?: AccountErrors }

const unreachable = (isUnreachable: boolean | undefined): Html | undefined =>
  isUnreachable
    ? alertBox('登録の結果をトドックへお伝えできませんでした。時間をおいて、もう一度ボタンを押してください。')
    : undefined

const accountTitle = '口座振替のお申し込み'

/** This bank's form for an account. */
export function accountPage(facts: AccountPageFacts): WrittenPage {
  const { shopOrigin, path, handOver, errors = {}, isUnreachable } = facts
  const isRefused = Object.keys(errors).length > 0
  return writePage({
    title: isRefused ? `エラー：${accountTitle}` : accountTitle,
    shopOrigin,
    body: html`<h1>${accountTitle}</h1>
${unreachable(isUnreachable)}${summary(errors)}
<div class="panel">${note}
<form method="post" action="${path}/register" novalidate>
${handOverInputs(handOver)}
${field(facts, 'bank', (attributes) => choice(attributes, facts.entries.bank, [['', '選んでください'], ...Object.entries(banks)]))}
${field(facts, 'branch', text(html`type="text" autocomplete="off"`, facts.entries.branch), '例：札幌中央')}
${field(facts, 'depositType', (attributes) =>
  choice(
    attributes,
    facts.entries.depositType,
    depositTypes.map((one) => [one, one]),
  ),
)}
${field(facts, 'accountNumber', text(html`type="text" inputmode="numeric" autocomplete="off"`, facts.entries.accountNumber), '7けたの数字。末尾が000の口座は、この見本では登録できません。')}
${field(facts, 'holder', text(html`type="text" autocomplete="off"`, facts.entries.holder), '例：カスガ アオイ')}
${buttons(path, '登録する')}
</form>
</div>`,
  })
}

/** A card is known by its member already: nothing is typed. */
export const cardPage = ({ shopOrigin, path, handOver, isUnreachable }: BankPageFacts): WrittenPage =>
  writePage({
    title: 'クローバーカードの登録',
    shopOrigin,
    body: html`<h1>クローバーカードの登録</h1>
${unreachable(isUnreachable)}
<div class="panel">${note}
<p>お手持ちのクローバーカードを、宅配のお支払いに登録します。</p>
<form method="post" action="${path}/register" novalidate>
${handOverInputs(handOver)}
${buttons(path, '登録する')}
</form>
</div>`,
  })

/** The bank did not answer in time: nothing is registered, and the way back says so to the shop. */
export const slowPage = ({ shopOrigin, path, handOver }: BankPageFacts): WrittenPage =>
  writePage({
    title: '時間切れ',
    shopOrigin,
    body: html`<h1>時間切れになりました</h1>
<div class="panel">${note}
<p>金融機関から時間内に回答がありませんでした。口座は登録されていません。</p>
<form method="post" action="${path}/cancel" novalidate>
${handOverInputs(handOver)}
<button class="button" type="submit">トドックへ戻る</button>
</form>
</div>`,
  })

/** The form was good for half an hour. */
export const expiredPage = (shopOrigin: string, { returnUrl }: HandOver): WrittenPage =>
  messagePage(shopOrigin, {
    title: '手続きの時間が過ぎました',
    text: '安全のため、このページは30分で使えなくなります。お手数ですが、トドックのお支払い方法の画面から、もう一度お進みください。',
    link: { href: `${returnUrl}/error`, label: 'トドックへ戻る' },
  })

/** Not a form of the shop, or one that somebody has changed. */
export const forgedPage = (shopOrigin: string): WrittenPage =>
  messagePage(shopOrigin, {
    title: '手続きを続けられませんでした',
    text: '何も登録されていません。お手数ですが、トドックのお支払い方法の画面から、もう一度お進みください。',
    link: { href: `${shopOrigin}/`, label: 'トドックへ戻る' },
  })

/** Takes the focus, and leads to each field. [AX-23] */
function summary(errors: AccountErrors): Html | undefined {
  const faults = Object.entries(errors)
  if (faults.length === 0) return undefined
  return html`<div class="alert" role="alert" id="error" tabindex="-1" autofocus>${alertSign}<div><p>入力内容をご確認ください。</p>
<ul>${faults.map(([name, error]) => html`<li><a href="#${name}">${error}</a></li>`)}</ul></div></div>`
}

type Control = (attributes: Html) => Html

const text =
  (kind: Html, value: string): Control =>
  (attributes) =>
    html`<input ${kind} ${attributes} value="${value}">`

const choice = (attributes: Html, chosen: string, options: readonly (readonly [string, string])[]): Html =>
  html`<select ${attributes}>${options.map(
    ([value, label]) =>
      html`<option value="${value}"${value === chosen ? html` selected` : undefined}>${label}</option>`,
  )}</select>`

function field({ errors = {} }: AccountPageFacts, name: AccountField, control: Control, hint?: string): Html {
  const error = errors[name]
  const described = [
    ...(hint === undefined ? [] : [`${name}-hint`]),
    ...(error === undefined ? [] : [`${name}-error`]),
  ].join(' ')
  const attributes = html`id="${name}" name="${name}" aria-required="true"${error === undefined ? undefined : html` aria-invalid="true"`}${described === '' ? undefined : html` aria-describedby="${described}"`}`
  return html`<div class="field"><label for="${name}">${accountLabels[name]}</label>
${hint === undefined ? undefined : html`<p class="hint" id="${name}-hint">${hint}</p>`}
${control(attributes)}
${error === undefined ? undefined : html`<p class="fault" id="${name}-error">${error}</p>`}</div>`
}
