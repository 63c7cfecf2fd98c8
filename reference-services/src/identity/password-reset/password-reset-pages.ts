import { type Html, html } from '../../pages/html.ts'
import { alertBox, messagePage, type WrittenPage, writePage } from '../../pages/page.ts'
import { emailAttributes, passwordAttributes, showPassword, showPasswordBox } from '../form-fields.ts'
import { passwordRule } from '../password-rule.ts'
import { resetMinutes } from './password-resets.ts'

const title = 'パスワードの再設定'
const titleWith = (error: string | undefined) => (error === undefined ? title : `エラー：${title}`)
const alert = (error: string | undefined) => (error === undefined ? undefined : alertBox(error))
const mark = (error: string | undefined): Html | undefined =>
  error === undefined ? undefined : html` aria-invalid="true" aria-describedby="error"`

type RequestFacts = { shopOrigin: string; action: string; loginPath: string; email?: string; error?: string }

/** Asks for the address that the link shall go to. */
export const requestPage = ({ shopOrigin, action, loginPath, email = '', error }: RequestFacts): WrittenPage =>
  writePage({
    title: titleWith(error),
    shopOrigin,
    body: html`<h1>${title}</h1>
<div class="panel">
${alert(error)}
<p>ご登録のメールアドレスへ、パスワードを設定し直すためのリンクをお送りします。</p>
<form method="post" action="${action}" novalidate>
<div class="field"><label for="email">メールアドレス</label>
<input ${emailAttributes} value="${email}" autofocus${mark(error)}></div>
<button class="button" type="submit">再設定のメールを送る</button>
</form>
</div>
<a class="back" href="${loginPath}">ログインへ戻る</a>`,
  })

/** The same for every address. */
export const requestedPage = (shopOrigin: string, loginPath: string): WrittenPage =>
  messagePage(shopOrigin, {
    title: 'メールをご確認ください',
    text: `ご入力のメールアドレスがトドックに登録されている場合は、パスワードを設定し直すためのメールをお送りします。メールのリンクは${resetMinutes}分間、1回だけお使いいただけます。届かないときは、迷惑メールのフォルダと、ご入力のメールアドレスをご確認ください。`,
    link: { href: loginPath, label: 'ログインへ戻る' },
  })

type NewPasswordFacts = { shopOrigin: string; action: string; email: string; error?: string }

/** The one place where a password is made. The address is there for password managers as well. */
export const newPasswordPage = ({ shopOrigin, action, email, error }: NewPasswordFacts): WrittenPage =>
  writePage({
    title: titleWith(error),
    shopOrigin,
    body: html`<h1>${title}</h1>
<div class="panel">
${alert(error)}
<form method="post" action="${action}" novalidate>
<div class="field"><label for="email">メールアドレス</label>
<input type="text" id="email" value="${email}" autocomplete="username" readonly></div>
<div class="field"><label for="password">新しいパスワード</label>
<p class="hint" id="rule">${passwordRule}</p>
<input ${passwordAttributes('new-password')} autofocus${error === undefined ? html` aria-describedby="rule"` : html` aria-invalid="true" aria-describedby="error rule"`}>
${showPasswordBox}</div>
<button class="button" type="submit">パスワードを設定する</button>
</form>
</div>`,
    script: showPassword,
  })

export const resetPage = (shopOrigin: string): WrittenPage =>
  messagePage(shopOrigin, {
    title: 'パスワードを設定しました',
    text: '安全のため、すべての端末でログアウトしました。新しいパスワードでログインしてください。',
    link: { href: `${shopOrigin}/entrance`, label: 'ログインへ進む' },
  })

export const linkOverPage = (shopOrigin: string): WrittenPage =>
  messagePage(shopOrigin, {
    title: 'このリンクはお使いいただけません',
    text: 'リンクの有効時間が過ぎたか、すでに使われています。お手数ですが、ログイン画面の「パスワードを忘れた方」からもう一度お手続きください。',
    link: { href: `${shopOrigin}/entrance`, label: 'ログインへ進む' },
  })
