import { type Html, html } from '../pages/html.ts'
import { alertBox, type WrittenPage, writePage } from '../pages/page.ts'

export type LoginPageFacts = {
  shopOrigin: string
  /** Where the form goes. */
  action: string
  /** Kept as typed, so that only the password is typed again. */
  email?: string
  error?: string
}

/** The one place where a password is typed. [GRD-048, GRD-068] */
export const loginPage = ({ shopOrigin, action, email = '', error }: LoginPageFacts): WrittenPage =>
  writePage({
    title: 'ログイン',
    shopOrigin,
    body: html`<h1>ログイン</h1>
<div class="panel">
${error === undefined ? undefined : alertBox(error)}
<form method="post" action="${action}">
<div class="field"><label for="email">メールアドレス</label>
<input type="email" id="email" name="email" value="${email}" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" required${email === '' ? focus : undefined}${errorMark(error)}></div>
<div class="field"><label for="password">パスワード</label>
<input type="password" id="password" name="password" autocomplete="current-password" required${email === '' ? undefined : focus}${errorMark(error)}></div>
<button class="button" type="submit">ログイン</button>
</form>
</div>
<a class="back" href="${shopOrigin}/">ログインせずにトップページへ戻る</a>`,
  })

const focus = html` autofocus`
const errorMark = (error: string | undefined): Html | undefined =>
  error === undefined ? undefined : html` aria-invalid="true" aria-describedby="error"`
