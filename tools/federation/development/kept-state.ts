const key = 'development.kept'
const patienceMs = 5000
const pollMs = 50

type KeptField = { place: string; value: string; isChecked: boolean }
type Kept = { path: string; scroll: number; fields: KeptField[] }
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsHere = (): Field[] => [...document.querySelectorAll<Field>('input, select, textarea')]
const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** A field by what a person would call it, and by its value where several have one name. */
const placeOf = (field: Field): string =>
  [field.name || field.id, field.type, isCheckable(field) ? field.value : '', field.getAttribute('aria-label')].join(
    '|',
  )

/** Loads the page anew; what was typed and where it stood come back. */
export function reloadWithState(): void {
  const fields = fieldsHere()
    .filter((field) => field.type !== 'password')
    .map((field) => ({
      place: placeOf(field),
      value: field.value,
      isChecked: isCheckable(field) && field.checked,
    }))
  const kept: Kept = { path: window.location.pathname, scroll: window.scrollY, fields }
  window.sessionStorage.setItem(key, JSON.stringify(kept))
  window.location.reload()
}

/** React hears a change only when the value is set past its own watch. */
function put(field: Field, value: string): void {
  const kind = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function restore(field: Field, { value, isChecked }: KeptField): void {
  if (!isCheckable(field)) {
    if (field.value !== value) put(field, value)
  } else if (isChecked !== field.checked && (isChecked || field.type === 'checkbox')) field.click()
}

export function restoreState(): void {
  const text = window.sessionStorage.getItem(key)
  window.sessionStorage.removeItem(key)
  if (text === null) return
  const kept: Kept = JSON.parse(text)
  if (kept.path !== window.location.pathname) return
  const until = Date.now() + patienceMs
  const missing = new Map(kept.fields.map((field) => [field.place, field]))
  const timer = window.setInterval(() => {
    for (const field of fieldsHere()) {
      const before = missing.get(placeOf(field))
      if (before !== undefined) restore(field, before)
      missing.delete(placeOf(field))
    }
    const isHighEnough = document.documentElement.scrollHeight >= kept.scroll + window.innerHeight
    if (isHighEnough) window.scrollTo(0, kept.scroll)
    if ((missing.size === 0 && isHighEnough) || Date.now() > until) window.clearInterval(timer)
  }, pollMs)
}
