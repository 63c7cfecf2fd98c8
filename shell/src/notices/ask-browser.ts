import type { Popup, Question, Snackbar } from './notice-store.ts'

/** Asks by the browser's own dialog, which needs no script of ours. Other notices than questions have no answer to wait for. */
export function askBrowser(notice: Question | Snackbar | Popup | 'loading'): void {
  if (notice === 'loading' || !('answer' in notice)) return
  const { title, text = '', details = [], isAlert, answer } = notice
  const words = [title, text, ...details].filter((line) => line !== '').join('\n')
  if (isAlert) window.alert(words)
  answer(isAlert || window.confirm(words))
}
