import { html } from '../pages/html.ts'

/** Shown for a look at what was typed; sent as a password again, so that no browser keeps it as a text. */
export const showPassword = `
const field = document.getElementById('password'), box = document.getElementById('show')
box.parentElement.hidden = false
box.addEventListener('change', () => { field.type = box.checked ? 'text' : 'password' })
field.form.addEventListener('submit', () => { field.type = 'password' })
`

/** Without scripts it is not offered. */
export const showPasswordBox = html`<label class="check" hidden><input type="checkbox" id="show">入力した文字を表示する</label>`
