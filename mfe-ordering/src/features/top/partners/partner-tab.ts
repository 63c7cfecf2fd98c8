import type { PartnerForm } from '@shop/shared/api/partner'

export type PartnerTab = {
  /** Posts the form from the tab itself, so that the partner's page knows nothing of ours. */
  fill(form: PartnerForm): void
  close(): void
}

/**
 * Opens a tab in the click, the only moment in which a browser lets us, and fills it later. `undefined` when even that
 * was not allowed. [ORD-027, ORD-028]
 */
export function openPartnerTab(words: string): PartnerTab | undefined {
  const tab = open('', '_blank')
  if (tab === null) return undefined
  tab.opener = null
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
    close: () => tab.close(),
  }
}
