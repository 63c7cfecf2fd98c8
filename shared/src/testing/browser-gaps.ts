/** Browser features that jsdom lacks and our parts rely on. Each does what a browser does, as far as a test can see it. */

if (typeof HTMLDialogElement.prototype.showModal !== 'function') {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
    this.querySelector<HTMLElement>('button, [href], input, select, textarea')?.focus()
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    setTimeout(() => this.dispatchEvent(new Event('close')))
  }
  // Esc asks the dialog on top to close.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const top = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
    top?.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
}

if (typeof window.matchMedia !== 'function') {
  // Every query is false: a wide page without preferences.
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}

if (typeof Element.prototype.scrollBy !== 'function') Element.prototype.scrollBy = () => undefined
if (typeof Element.prototype.scrollIntoView !== 'function') Element.prototype.scrollIntoView = () => undefined

// Nothing is measured.
if (typeof performance.getEntriesByType !== 'function') performance.getEntriesByType = () => []

if (typeof IntersectionObserver !== 'function') {
  // Nothing is laid out, so nothing comes into sight.
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = '0px'
    readonly scrollMargin = '0px'
    readonly thresholds = [0]
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords = () => []
  }
}
// Nothing is laid out, so nothing stands anywhere.
if (typeof document.elementsFromPoint !== 'function') document.elementsFromPoint = () => []
if (typeof document.elementFromPoint !== 'function') document.elementFromPoint = () => null
