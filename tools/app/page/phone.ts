import { accounts } from './address.ts'
import type { App, Drawn } from './app.ts'
import { element, make } from './element.ts'
import type { Sheet } from './native.ts'
import { depthOf, tabNames, tabs, topOf } from './stack.ts'

const phone = element('phone', HTMLElement)
const title = element('native-title', HTMLElement)
const backButton = element('native-back', HTMLButtonElement)
const cartButton = element('native-cart', HTMLButtonElement)
const searchBox = element('native-keyword', HTMLInputElement)
const historyList = element('native-history', HTMLDataListElement)
const sheetPlace = element('sheet', HTMLDialogElement)
const maxBadge = 99

const badgeOf = (pieces: number) => (pieces > maxBadge ? `${maxBadge}+` : String(pieces))
const tabButton = (tab: string) => element(`tab-${tab}`, HTMLButtonElement)

/** The bars of the app around the webview. */
export function drawPhone({ state, stack, native }: Drawn): void {
  const top = topOf(stack)
  Object.assign(phone.dataset, { width: state.width, orientation: state.orientation, area: state.area })
  title.textContent = top?.title || 'トドック'
  backButton.hidden = depthOf(stack) < 2
  cartButton.hidden = top?.hidesCartButton === true
  const pieces = native.cartPieces ?? 0
  const badge = element('native-badge', HTMLElement)
  badge.textContent = pieces === 0 ? '' : badgeOf(pieces)
  cartButton.setAttribute('aria-label', pieces === 0 ? 'カート' : `カート ${pieces}点`)
  if (document.activeElement !== searchBox) searchBox.value = native.keyword
  historyList.replaceChildren(...native.history.map((word) => Object.assign(make('option'), { value: word })))
  for (const tab of tabNames) {
    if (stack.tab === tab) tabButton(tab).setAttribute('aria-current', 'page')
    else tabButton(tab).removeAttribute('aria-current')
  }
}

let shown: Sheet | undefined
let focusedBefore: Element | null = null

/** Nothing but the sheet answers while it is open, and the focus goes back to where it was. */
function setModal(isModal: boolean): void {
  for (const part of phone.children) if (part !== sheetPlace) part.toggleAttribute('inert', isModal)
  if (!isModal && focusedBefore instanceof HTMLElement) focusedBefore.focus()
}

/** The sheet over the webview; nothing happens while it is the one that is shown. */
export function drawSheet(sheet: Sheet | undefined, app: App): void {
  if (sheet === shown) return
  if (shown === undefined) focusedBefore = document.activeElement
  shown = sheet
  if (sheet === undefined) {
    sheetPlace.close()
    setModal(false)
    return
  }
  const close = button('閉じる', () => app.show({ sheet: undefined }))
  const heading = make('h2', sheet.kind === 'login' ? 'アプリのログイン' : sheet.title)
  heading.id = 'sheet-title'
  sheetPlace.dataset['kind'] = sheet.kind
  sheetPlace.setAttribute('role', sheet.kind === 'alert' ? 'alertdialog' : 'dialog')
  sheetPlace.replaceChildren(heading, ...contentOf(sheet, app), close)
  if (!sheetPlace.open) sheetPlace.show()
  setModal(true)
  ;(sheetPlace.querySelector('button') ?? close).focus()
}

function contentOf(sheet: Sheet, app: App): HTMLElement[] {
  switch (sheet.kind) {
    case 'login':
      return Object.entries(accounts)
        .filter(([account]) => account !== 'visitor' && account !== 'none')
        .map(([account, label]) => button(label, () => app.loginAs(account as keyof typeof accounts, sheet.path)))
    case 'alert':
      return [make('p', sheet.text)]
    case 'external':
      return [
        make('p', '外部ブラウザーで開くアドレスです。'),
        Object.assign(make('p', sheet.address), { className: 'address' }),
      ]
  }
}

function button(text: string, press: () => unknown): HTMLButtonElement {
  const made = make('button', text)
  made.type = 'button'
  made.addEventListener('click', () => void press())
  return made
}

/** Presses on the bars. */
export function offerPhone(app: App): void {
  backButton.addEventListener('click', () => void app.move({ type: 'pop' }))
  cartButton.addEventListener('click', () => void app.move({ type: 'chooseTab', tab: 'cart' }))
  for (const tab of tabNames) tabButton(tab).addEventListener('click', () => void app.move({ type: 'chooseTab', tab }))
  element('native-search', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    const word = searchBox.value.trim()
    if (word === '') return
    const path = `/mobile/search/results?searchWord=${encodeURIComponent(word)}`
    void app.move({ type: 'push', path, title: tabs.search.label, hidesCartButton: false })
  })
  sheetPlace.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') app.show({ sheet: undefined })
  })
}
