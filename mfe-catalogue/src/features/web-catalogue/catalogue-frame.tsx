import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { allCataloguesAddress } from '@shop/shared/catalogues'
import { usePlatform } from '@shop/shared/platform'
import { FailedState, LinkButton, media, Skeleton, theme, Waiting } from '@shop/shared/ui'
import { useEffect, useId, useRef } from 'react'
import { originOf, useFrameArrival, useFrameMessages } from '../../parts/frame-messages/index.ts'
import { LinkList } from '../../parts/page.tsx'
import { type CatalogueForm, postedFields } from './catalogue-form.ts'
import { type CatalogueMessage, isCatalogueMessage } from './catalogue-message.ts'

const FramePlace = styled.div(css`
  position: relative;
  height: clamp(620px, calc(100dvh - 260px), 960px);
  ${media.mobile} { height: clamp(520px, calc(100dvh - 190px), 900px); margin: 0 -16px; }

  & > iframe {
    display: block;
    width: 100%;
    height: 100%;
    ${theme.box.card}
  }
  ${media.mobile} { & > iframe { border-width: 1px 0; border-radius: 0; } }
  & > [data-over] { position: absolute; inset: 0; }
`)

export const FrameWaiting = () => (
  <FramePlace>
    <Waiting text="カタログを読み込み中です">
      <div data-over>
        <Skeleton height="100%" radius={12} />
      </div>
    </Waiting>
  </FramePlace>
)

/** The catalogue did not come: once more, or another way to the same goods. */
export function CatalogueFailed({ isBusy = false, onRetry }: { isBusy?: boolean; onRetry(): void }) {
  const all = allCataloguesAddress(usePlatform())
  return (
    <>
      <FailedState title="カタログを表示できませんでした" isBusy={isBusy} onRetry={onRetry} />
      <div style={{ paddingTop: 16 }}>
        <LinkList>
          <LinkButton look="outline" to={all}>
            カタログ一覧を見る
          </LinkButton>
        </LinkList>
      </div>
    </>
  )
}

type Props = {
  /** Of the company that draws the catalogue. */
  address: string
  form: CatalogueForm
  on(message: CatalogueMessage): void
  onRetry(): void
}

/**
 * One post into a frame that another company runs. A new post is a new frame: the first page of a frame takes no place
 * in the history, so that back leaves the screen. It has come when it says something; a failed page of the browser
 * loads, too.
 */
export function CatalogueFrame({ address, form, on, onRetry }: Props) {
  const name = `web-catalogue${useId()}`
  const frame = useRef<HTMLIFrameElement>(null)
  const post = useRef<HTMLFormElement>(null)
  const { state, arrived } = useFrameArrival()

  useFrameMessages(frame, {
    origin: originOf(address),
    isMessage: isCatalogueMessage,
    on(message) {
      arrived()
      on(message)
    },
  })
  useEffect(() => post.current?.submit(), [])

  return (
    <>
      <form ref={post} action={address} method="post" target={name} hidden>
        {postedFields(form).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
      </form>
      {state === 'late' ? <CatalogueFailed onRetry={onRetry} /> : null}
      <FramePlace hidden={state === 'late'}>
        <iframe ref={frame} name={name} title="Webカタログの紙面" sandbox="allow-scripts allow-same-origin" />
        {state === 'waiting' ? (
          <Waiting text="カタログを読み込み中です">
            <div data-over>
              <Skeleton height="100%" radius={12} />
            </div>
          </Waiting>
        ) : null}
      </FramePlace>
    </>
  )
}
