import type { PartnerForm } from '@shop/shared/api/partner'
import type { PlatformServices } from '@shop/shared/platform'

export type PartnerTab = {
  /** Posts the form from the tab itself, so that the partner's page knows nothing of ours. */
  fill(form: PartnerForm): void
  /** Opens an address, which learns of no page before it. */
  goTo(address: string): void
  close(): void
}

/**
 * Opens a tab in the click, the only moment in which a browser lets us, and fills it later. `undefined` when even that
 * was not allowed, which the member is told. `keeps`: what stands in this tab's own store with that text in its value
 * goes along.
 */
export function openPartnerTab(
  { notices }: Pick<PlatformServices, 'notices'>,
  words: string,
  keeps?: string,
): PartnerTab | undefined {
  const tab = open('', '_blank')
  if (tab === null) {
    notices.snackbar({
      title: '別の画面を開けませんでした',
      text: 'ブラウザーの設定で、ポップアップを許可してください。',
      isError: true,
    })
    return undefined
  }
  tab.opener = null
  forgetStore(tab, keeps)
  tab.document.title = words
  tab.document.documentElement.lang = 'ja'
  tab.document.body.textContent = words
  return {
    fill({ action, fields }) {
      if (tab.closed) return
      const form = tab.document.createElement('form')
      form.method = 'post'
      form.action = action
      for (const [name, value] of Object.entries(fields)) {
        const field = tab.document.createElement('input')
        Object.assign(field, { type: 'hidden', name, value })
        form.append(field)
      }
      tab.document.body.append(form)
      form.submit()
    },
    goTo(address) {
      const link = tab.document.createElement('a')
      link.href = address
      link.rel = 'noreferrer'
      tab.document.body.append(link)
      link.click()
    },
    close: () => tab.close(),
  }
}

/** A browser gives a new tab a copy of this one's store: its tokens would be old ones when the member comes back. */
function forgetStore(tab: Window, keeps: string | undefined): void {
  try {
    const store = tab.sessionStorage
    for (const [name, value] of Object.entries<string>({ ...store }))
      if (keeps === undefined || !value.includes(keeps)) store.removeItem(name)
  } catch {
    // A browser that forbids the store has copied nothing either.
  }
}
