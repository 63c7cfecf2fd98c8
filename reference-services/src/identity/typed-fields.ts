import { html } from '../pages/html.ts'

/** Nothing that is typed into it is corrected or made a capital by a device. It is empty at first, and must not stay so. */
const asTyped = html` autocapitalize="none" autocorrect="off" spellcheck="false" aria-required="true"`

/** Attributes of a field for the address of a login; password managers know it by them. */
export const emailAttributes = html`type="text" id="email" name="email" autocomplete="username" inputmode="email"${asTyped}`

/** Attributes of a field for a password: the one there is, or one that is made. */
export const passwordAttributes = (kind: 'current-password' | 'new-password') =>
  html`type="password" id="password" name="password" autocomplete="${kind}"${asTyped}`
