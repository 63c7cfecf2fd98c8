export const noScriptStyle =
  '.ns{margin:0;padding:12px 16px;background:#fff4dc;color:#7d4a00;font:16px/1.7 sans-serif;text-align:center}'

/** The strip above a page in a browser without JavaScript: what can be done there, and what cannot. */
export const noScriptHtml = ({ isRendered }: { isRendered: boolean }): string =>
  `<noscript><p class="ns">${isRendered ? readsOnly : needed}</p></noscript>`

const readsOnly =
  '商品やカタログの情報は、このままご覧いただけます。ご注文には JavaScript が必要です。ご注文の際は、ブラウザーの設定で有効にしてください。'
const needed =
  'ご注文には JavaScript が必要です。お手数ですが、ブラウザーの設定で有効にしてから、もう一度お開きください。'
