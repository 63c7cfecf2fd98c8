import { type Html, html } from '../pages/html.ts'
import { alertBox, type WrittenPage, writePage } from '../pages/page.ts'
import { emailAttributes, passwordAttributes, showPassword, showPasswordBox } from './form-fields.ts'

export type LoginError = { text: string; fields: readonly ('email' | 'password')[] }

export type LoginPageFacts = {
  shopOrigin: string
  contactUrl: string
  /** Where the form goes. */
  action: string
  /** Kept as typed, so that only the password is typed again. */
  email?: string
  error?: LoginError
}

/** Works without scripts. */
export const loginPage = ({ shopOrigin, contactUrl, action, email = '', error }: LoginPageFacts): WrittenPage =>
  writePage({
    title: error === undefined ? 'ログイン' : 'エラー：ログイン',
    shopOrigin,
    body: html`<h1>ログイン</h1>
<div class="panel">
${error === undefined ? undefined : alertBox(error.text)}
<form method="post" action="${action}" novalidate>
<div class="field"><label for="email">メールアドレス</label>
<input ${emailAttributes} value="${email}"${email === '' ? focus : undefined}${mark(error, 'email')}></div>
<div class="field"><label for="password">パスワード</label>
<input ${passwordAttributes('current-password')}${email === '' ? undefined : focus}${mark(error, 'password')}>
${showPasswordBox}</div>
<button class="button" type="submit">ログイン</button>
</form>
<p><a class="back" href="${action}/password-reset">パスワードを忘れた方</a></p>
<p class="help">ログインできないときは、<a href="${contactUrl}">お問い合わせ窓口</a>へご連絡ください。</p>
</div>
<a class="back" href="${shopOrigin}/">ログインせずにトップページへ戻る</a>`,
    script: showPassword,
  })

const focus = html` autofocus`

const mark = (error: LoginError | undefined, field: LoginError['fields'][number]): Html | undefined =>
  error?.fields.includes(field) ? html` aria-invalid="true" aria-describedby="error"` : undefined
