const bytes = 16

/** A value nobody can guess or repeat. `crypto.randomUUID` is missing on plain http and in old webviews. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
