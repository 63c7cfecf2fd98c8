import { Html, html } from '../pages/html.ts'
import { messagePage, type WrittenPage, writePage } from '../pages/page.ts'

const sendForm = "document.getElementById('op.logoutForm').requestSubmit(document.getElementById('logout'))"

/**
 * Ends the provider's session. Who comes from the shop's own logout has decided already, so the form
 * sends itself; the button is for browsers without scripts and for those who came here otherwise.
 */
export const logoutPage = (
  shopOrigin: string,
  { form, isDecided }: { form: string; isDecided: boolean },
): WrittenPage =>
  writePage({
    title: 'ログアウト',
    shopOrigin,
    body: html`<h1>ログアウト</h1>
<div class="panel"><p>${isDecided ? 'ログアウトしています。画面が変わらないときは、ボタンを押してください。' : 'トドックからログアウトしますか？'}</p>
${new Html(form)}
<button class="button" type="submit" form="op.logoutForm" id="logout" name="logout" value="yes">ログアウトする</button></div>`,
    ...(isDecided ? { script: sendForm } : {}),
  })

export const loggedOutPage = (shopOrigin: string): WrittenPage =>
  messagePage(shopOrigin, {
    title: 'ログアウトしました',
    text: 'ご利用ありがとうございました。',
    link: { href: `${shopOrigin}/`, label: 'トップページへ戻る' },
  })
