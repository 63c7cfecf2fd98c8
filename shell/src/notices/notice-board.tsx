import { useStore } from 'zustand'
import { useIdle } from '../frame/use-idle.ts'
import { askBrowser } from './ask-browser.ts'
import type { NoticeStore } from './notice-store.ts'

const loadLooks = () => import(/* webpackChunkName: "later" */ './notice-styles.tsx')

/**
 * Everything that the shop says outside of a screen. The live regions stand in the page before anything is said
 * [AX-13]; dialogs, snackbar and popup are loaded when the page is quiet, or with the first
 * notice. When the chunk cannot be loaded, the browser itself asks the question, so that whoever awaits its answer goes on.
 */
export function NoticeBoard({ store, load = loadLooks }: { store: NoticeStore; load?: typeof loadLooks }) {
  const { snackbar, popup, questions, loading } = useStore(store)
  const looks = useIdle(load, questions[0] ?? snackbar ?? popup ?? (loading > 0 ? 'loading' : undefined), askBrowser)
  const bar = looks && snackbar && <looks.SnackbarNotice {...snackbar} />
  return (
    <>
      <div role="status">{snackbar?.isError === true ? null : bar}</div>
      <div role="alert">{snackbar?.isError === true ? bar : null}</div>
      <div role="status">{looks && popup && <looks.PopupNotice {...popup} />}</div>
      {looks && <looks.Questions questions={questions} />}
      {looks && loading > 0 ? <looks.LoadingOverlay /> : null}
    </>
  )
}
