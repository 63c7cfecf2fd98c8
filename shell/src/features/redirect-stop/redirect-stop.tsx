import { CacheProvider, css } from '@emotion/react'
import styled from '@emotion/styled'
import { pageStyleCache } from '@shop/shared/styles'
import { Button, theme } from '@shop/shared/ui'
import { Dialog } from '@shop/shared/ui/dialog'
import { createRoot } from 'react-dom/client'

const Advice = styled.ul(css`
  margin-top: 16px;
  padding-left: 1.5em;
  list-style: disc;
  color: ${theme.color.text.secondary};

  & > li + li { margin-top: 8px; }
`)

export type StopActions = {
  /** The page may move by itself again, since somebody has asked for it. */
  loginAgain(): void
  toTop(): void
}

/** Ends a loop of redirects, and offers two ways out of it. */
export const RedirectStop = ({ loginAgain, toTop }: StopActions) => (
  <Dialog
    title="ログインを続けられませんでした"
    text="画面の自動の切り替えが短い時間にくり返されたため、いったん止めました。ご注文の内容はそのまま残っています。"
    actions={
      <>
        <Button look="outline" onClick={toTop}>
          トップページへ
        </Button>
        <Button data-first-focus onClick={loginAgain}>
          もう一度ログインする
        </Button>
      </>
    }
    onClose={toTop}
  >
    <Advice>
      <li>お使いの端末の日付と時刻が合っているか、ご確認ください。</li>
      <li>ブラウザーの設定で、Cookieとサイトデータの保存を許可してください。</li>
      <li>トドックを開いているほかのタブを閉じてから、もう一度お試しください。</li>
    </Advice>
  </Dialog>
)

/** Puts the words over whatever is on the page, in a tree of their own: the page below may be what goes in circles. */
export function showRedirectStop(page: Document, nonce: string, ways: StopActions): void {
  const container = page.createElement('div')
  page.body.append(container)
  createRoot(container).render(
    <CacheProvider value={pageStyleCache(nonce)}>
      <RedirectStop {...ways} />
    </CacheProvider>,
  )
}
