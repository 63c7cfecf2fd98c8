export type ContactLine = {
  text: string
  /** Its number in the configured phones; the mail has none. */
  phone?: string
  hours: string
}

/** Who answers when. Numbers are configured. */
export const contactLines: readonly ContactLine[] = [
  { text: 'お電話でのご注文', phone: 'order', hours: '月〜土 10:00〜21:00' },
  { text: 'お問い合わせ・ご返品', phone: 'inquiry', hours: '月〜金 9:00〜21:00、土 9:00〜18:00' },
  { text: 'アプリ・サイトのお問い合わせ', phone: 'site', hours: '月〜金 10:00〜17:00' },
  { text: '加入のお問い合わせ', phone: 'enrolment', hours: '月〜土 10:00〜18:00' },
  { text: 'メールでのお問い合わせ', hours: '月〜金 9:00〜18:00（2〜4営業日でお答えします）' },
]

/** The two that a member needs most; all of them stand on the page of questions. */
export const memberLines = contactLines.filter(({ phone }) => phone === 'order' || phone === 'inquiry')

export type ReachableLine = { text: string; hours: string; phone?: string; address?: string }

/** Lines that can be reached: a phone with a number, the mail with an address. */
export function reachableLines(
  { phones, links }: Record<'phones' | 'links', Readonly<Record<string, string>>>,
  lines: readonly ContactLine[] = contactLines,
): ReachableLine[] {
  return lines.flatMap(({ text, phone, hours }): ReachableLine[] => {
    const number = phone === undefined ? '' : (phones[phone] ?? '')
    if (number !== '') return [{ text, hours, phone: number }]
    const address = phone === undefined ? (links['contact'] ?? '') : ''
    return address === '' ? [] : [{ text, hours, address }]
  })
}
