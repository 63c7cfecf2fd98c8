import { JSDOM } from 'jsdom'

/** Node has them too, and they would not be the document's. */
const ofDocument = [
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'navigator',
  'localStorage',
  'sessionStorage',
]

/** Opens a document in a process that had none: its globals are there from now on, beside those of Node. Gives its end. */
export function openDocument(url: string): () => void {
  const { window } = new JSDOM('<!doctype html>', { url, pretendToBeVisual: true })
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis) || ofDocument.includes(name))
  for (const name of names) define(name, () => Reflect.get(window, name))
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    define(name, () => window[name].bind(window))
  define('window', () => globalThis)
  return () => window.close()
}

/** Writable, since `browser-gaps.ts` fills in what jsdom lacks. */
const define = (name: string, value: () => unknown): void => {
  Object.defineProperty(globalThis, name, { value: value(), configurable: true, writable: true, enumerable: true })
}
