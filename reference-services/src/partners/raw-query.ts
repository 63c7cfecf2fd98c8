const byte = /%([0-9A-Fa-f]{2})|[\s\S]/g

/** Bytes of a percent-encoded text; `+` is a space, as forms write it. */
const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(
    [...text.replaceAll('+', ' ').matchAll(byte)].map(([whole, hex]) =>
      hex === undefined ? whole.charCodeAt(0) : Number.parseInt(hex, 16),
    ),
  )

export type RawParameter = { name: string; raw: string; value: string }

/** The query of an address as another company's old site reads it: byte by byte, names of people in Shift-JIS. [JP-16] */
export function rawQuery(address: string, isShiftJis: (name: string) => boolean): RawParameter[] {
  const query = address.split('?').slice(1).join('?')
  if (query === '') return []
  return query.split('&').map((pair) => {
    const at = pair.indexOf('=')
    const name = at < 0 ? pair : pair.slice(0, at)
    const raw = at < 0 ? '' : pair.slice(at + 1)
    return { name, raw, value: new TextDecoder(isShiftJis(name) ? 'shift_jis' : 'utf-8').decode(bytesOf(raw)) }
  })
}
