const here = () => new URL(window.location.href)

/** A plus that was typed into an hour or a version arrives as a space. */
export function query(): URLSearchParams {
  const params = here().searchParams
  for (const name of ['clock', 'release', 'shell']) {
    const value = params.get(name)
    if (value !== null) params.set(name, value.replace(' ', '+'))
  }
  return params
}

/** Commas, colons and slashes stay readable: the address is what a bug report quotes. */
function readable(params: URLSearchParams): string {
  const text = [...params].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return text.replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')
}

/** The panel's address with some of its parts changed; an empty one is left out. */
export function addressWith(changes: Readonly<Record<string, string>>): string {
  const params = query()
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') params.delete(name)
    else params.set(name, value)
  }
  const text = readable(params)
  return `${window.location.pathname}${text === '' ? '' : `?${text}`}`
}

export const keepInAddress = (changes: Readonly<Record<string, string>>): void =>
  window.history.replaceState(null, '', addressWith(changes))
