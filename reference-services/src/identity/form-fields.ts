import * as v from 'valibot'
import { html } from '../pages/html.ts'

/** Nothing that is typed into it is corrected or made a capital by a device. It is empty at first, and must not stay so. */
const asTyped = html` autocapitalize="none" autocorrect="off" spellcheck="false" aria-required="true"`

/** Attributes of a field for the address of a login; password managers know it by them. */
export const emailAttributes = html`type="text" id="email" name="email" autocomplete="username" inputmode="email"${asTyped}`

/** Attributes of a field for a password: the one there is, or one that is made. */
export const passwordAttributes = (kind: 'current-password' | 'new-password') =>
  html`type="password" id="password" name="password" autocomplete="${kind}"${asTyped}`

const maxEmailLength = 254

/** An address as it is typed into a form. */
export const emailField = v.pipe(
  v.string(),
  v.maxLength(maxEmailLength),
  // No text of the database holds it.
  v.check((email) => !email.includes('\0')),
)

/** Shows the password for a look; sends it as a password again, so that no browser keeps it as a text. */
export const showPassword = `
const field = document.getElementById('password'), box = document.getElementById('show')
box.parentElement.hidden = false
box.addEventListener('change', () => { field.type = box.checked ? 'text' : 'password' })
field.form.addEventListener('submit', () => { field.type = 'password' })
`

/** Without scripts it is not offered. */
export const showPasswordBox = html`<label class="check" hidden><input type="checkbox" id="show">入力した文字を表示する</label>`
