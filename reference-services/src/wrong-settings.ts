/** Ends the start: one line for each setting that is wrong. */
export const wrongSettings = (words: readonly string[]) =>
  new Error(
    `環境変数の設定に誤りがあります / wrong settings in the environment:\n${words.map((one) => `  ${one}`).join('\n')}`,
  )
