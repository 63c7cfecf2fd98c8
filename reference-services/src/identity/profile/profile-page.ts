import { type Html, html } from '../../pages/html.ts'
import { alertSign, type WrittenPage, writePage } from '../../pages/page.ts'
import type { ProfileDetails } from './profile-details.ts'
import {
  entriesOf,
  type ProfileEntries,
  type ProfileErrors,
  type ProfileField,
  profileLabels,
} from './profile-rules.ts'
import { profileScript } from './profile-script.ts'

export type ProfilePageFacts = {
  shopOrigin: string
  csrfToken: string
  details: ProfileDetails
  /** As typed; what is stored unless a form came back. */
  entries: ProfileEntries
  errors?: ProfileErrors
  /** The state that the form stands on. */
  seen: string
  /** Another device changed the details while this page was open. */
  isChangedElsewhere?: boolean
}

const title = '登録情報の変更'

/** The member's details, of which some can be changed. */
export function profilePage(facts: ProfilePageFacts): WrittenPage {
  const { shopOrigin, csrfToken, details, seen, errors = {}, isChangedElsewhere = false } = facts
  const isRefused = Object.keys(errors).length > 0
  return writePage({
    title: isRefused || isChangedElsewhere ? `エラー：${title}` : title,
    shopOrigin,
    body: html`<h1>${title}</h1>
${summary(errors, isChangedElsewhere)}
<div class="panel">
${fixedDetails(details)}
<form method="post" action="/profile/change" novalidate id="profile">
<input type="hidden" name="csrfToken" value="${csrfToken}">
<input type="hidden" name="seen" value="${seen}">
<h2>ご連絡先</h2>
<p class="hint">電話番号か携帯電話番号のどちらかは必ず入力してください。</p>
${field(facts, 'phone', html`type="tel" autocomplete="tel"`, '例：0112345678')}
${field(facts, 'mobilePhone', html`type="tel" autocomplete="off"`, '例：09012345678')}
<h2>ご住所</h2>
${field(facts, 'postNumber', html`type="text" inputmode="numeric" autocomplete="postal-code"`, '例：0600001', '必須')}
${field(facts, 'prefecture', html`type="text" autocomplete="address-level1"`, undefined, '必須')}
${field(facts, 'street', html`type="text" autocomplete="street-address"`, '例：札幌市中央区北一条西2丁目1-1', '必須')}
${field(facts, 'building', html`type="text" autocomplete="address-line2"`, undefined, '任意')}
<button class="button" type="submit">この内容に変更する</button>
</form>
<form method="post" action="/profile/cancel">
<input type="hidden" name="csrfToken" value="${csrfToken}">
<button class="button outline" type="submit">変更せずに戻る</button>
</form>
</div>`,
    script: profileScript,
  })
}

/** Takes the focus, and leads to each field. [AX-23] */
function summary(errors: ProfileErrors, isChangedElsewhere: boolean): Html | undefined {
  const faults = Object.entries(errors) as [ProfileField, string][]
  if (isChangedElsewhere && faults.length === 0)
    return html`<div class="alert" role="alert" id="error" tabindex="-1" autofocus>${alertSign}<p>この画面を開いたあとに、登録情報がほかの画面で変更されました。現在の登録と見くらべて、もう一度「この内容に変更する」を押してください。</p></div>`
  if (faults.length === 0) return undefined
  return html`<div class="alert" role="alert" id="error" tabindex="-1" autofocus>${alertSign}<div><p>入力内容をご確認ください。</p>
<ul>${faults.map(([name, text]) => html`<li><a href="#${name}">${text}</a></li>`)}</ul></div></div>`
}

function fixedDetails({ member, email }: ProfileDetails): Html {
  const [last, first, lastKana, firstKana] = member.is_family
    ? [member.family_last_name, member.family_first_name, member.family_last_name_kana, member.family_first_name_kana]
    : [member.last_name, member.first_name, member.last_name_kana, member.first_name_kana]
  return html`<dl class="facts">
<div><dt>お名前</dt><dd>${last ?? ''} ${first ?? ''}</dd></div>
<div><dt>フリガナ</dt><dd>${lastKana ?? ''} ${firstKana ?? ''}</dd></div>
<div><dt>メールアドレス</dt><dd>${email}</dd></div>
</dl>
<p class="hint">お名前とメールアドレスの変更は、お問い合わせ窓口で承ります。</p>`
}

function field(
  { entries, errors = {}, details, isChangedElsewhere = false }: ProfilePageFacts,
  name: ProfileField,
  attributes: Html,
  example?: string,
  need?: '必須' | '任意',
): Html {
  const error = errors[name]
  const stored = entriesOf(details.member)[name]
  const differs = isChangedElsewhere && stored !== entries[name]
  const hints = [example, differs ? `現在の登録：${stored === '' ? 'なし' : stored}` : undefined].filter(
    (hint) => hint !== undefined,
  )
  const described = [...(hints.length > 0 ? [`${name}-hint`] : []), ...(error === undefined ? [] : [`${name}-error`])]
  return html`<div class="field"><label for="${name}">${profileLabels[name]}${need === undefined ? undefined : html`<span class="need">${need}</span>`}</label>
${hints.length === 0 ? undefined : html`<p class="hint" id="${name}-hint">${hints.join('　')}</p>`}
<input ${attributes} id="${name}" name="${name}" value="${entries[name]}"${need === '必須' ? html` aria-required="true"` : undefined}${error === undefined ? undefined : html` aria-invalid="true"`}${described.length === 0 ? undefined : html` aria-describedby="${described.join(' ')}"`}>
${error === undefined ? undefined : html`<p class="fault" id="${name}-error">${error}</p>`}</div>`
}
