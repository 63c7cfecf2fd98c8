/** Wordings of the return from a scroll site. */
export const scrollMessages = {
  /** [ORD-124] */
  failed: { title: 'エラーが発生しました。ご確認のうえ、再度ご注文をお試しください。' },
  /** [ORD-125] */
  thanks: { title: 'ご注文ありがとうございました。' },
  /** [ORD-123] */
  elsewhere: { title: 'このご注文は、ほかのタブですでに承っております。' },
  /** As the service says it. */
  notOfThisSite: { title: 'この専門店サイトの商品ではないため、ご注文いただけません' },
} as const

/** [ORD-079] */
export const scrollOrderNote = '専門店サイトでのご注文は、トドックの画面から数量変更・取消しができません'
