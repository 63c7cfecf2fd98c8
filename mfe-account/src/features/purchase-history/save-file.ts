/** Long enough for a browser that asks where to. */
const keptMs = 60_000

/** Hands a text to the downloads of the browser. An address of a blob is no script: the page's policy lets it be. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
