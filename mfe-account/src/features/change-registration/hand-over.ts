import type { ProfileVisit } from '@shop/shared/api/profile'

/** A form post in this tab, so that no token stands in an address. */
export function postVisit({ profileUrl, accessToken, csrfToken }: ProfileVisit, callbackUrl: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = profileUrl
  form.hidden = true
  for (const [name, value] of Object.entries({ accessToken, callbackUrl, csrfToken })) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  // Who comes back through the browser's history finds no spent token in the page.
  form.remove()
}
