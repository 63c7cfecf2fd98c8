/** Wordings of the return from a scroll site. */
export const scrollMessages = {
  /** [2§8 Scroll order] */
  failed: { title: 'エラーが発生しました。ご確認のうえ、再度ご注文をお試しください。' },
  /** [ORD-125] */
  thanks: { title: 'ご注文ありがとうございました。' },
  /** [ORD-123] */
  elsewhere: { title: 'このご注文は、ほかのタブですでに承っております。' },
  /** As the service says it. [ORD-126] */
  notOfThisSite: { title: 'この専門店サイトの商品ではないため、ご注文いただけません' },
} as const
