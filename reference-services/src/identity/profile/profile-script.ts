/**
 * A second press sends nothing while the first is under way. A page that comes back from the browser's history takes
 * presses again. Without scripts the service sees to it that the same form has one outcome.
 */
export const profileScript = `
const forms = [...document.forms]
let isSending = false
for (const form of forms)
  form.addEventListener('submit', (event) => {
    if (isSending) event.preventDefault()
    isSending = true
  })
addEventListener('pageshow', () => { isSending = false })
`
