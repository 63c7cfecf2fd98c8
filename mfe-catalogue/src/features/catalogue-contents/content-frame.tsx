import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useNavigate } from '@shop/shared/router'
import { Button, EmptyState, FailedState, LinkButton, media, Skeleton, theme, Waiting } from '@shop/shared/ui'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useRef } from 'react'
import { catalogueHref } from '../../parts/catalogue/catalogue-href.ts'
import { originOf, useFrameMessages } from '../../parts/frame-messages/index.ts'
import { addressOf, isContentMessage } from './content-message.ts'
import { useFrameLoading } from './use-frame-loading.ts'

const Root = styled.div(css`
  position: relative;
  height: max(520px, 78vh);
  overflow: hidden;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};

  & > iframe { display: block; width: 100%; height: 100%; border: 0; }
  & > [data-waiting] { position: absolute; inset: 0; padding: 24px; background: ${theme.color.surface.card}; }
  ${media.mobile} { height: max(480px, 74vh); }
`)

const Below = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 16px;
  padding-top: 12px;
  color: ${theme.color.text.secondary};
`)

/** Part of an address on another company's server. */
const isContentName = (text: string) => /^[\w-]{1,64}$/.test(text)

type Props = { title: string; catalogueId: string; contents: string; week: WeekNumber }

/**
 * The embedded page. It has scripts and its own origin, by which its messages are known, and nothing else: no forms, no
 * windows, no way to send the shop's page elsewhere. [CAT-027, CAT-028]
 */
export function ContentFrame({ title, catalogueId, contents, week }: Props) {
  const { config } = usePlatform()
  const navigate = useNavigate()
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, attempt, onLoad, retry } = useFrameLoading()
  const base = config.links['catalogueContents']
  const origin = originOf(base)
  useFrameMessages(frame, {
    origin,
    isMessage: isContentMessage,
    on: (message) => {
      const address = addressOf(message, { catalogueId, week })
      if (address !== undefined) void navigate(address)
    },
  })

  if (origin === undefined || !isContentName(contents))
    return (
      <EmptyState
        title="お探しの特集は見つかりませんでした"
        action={
          <LinkButton look="outline" to={catalogueHref.main(catalogueId)}>
            カタログの表紙へ
          </LinkButton>
        }
      />
    )
  if (state === 'failed') return <FailedState title="特集を表示できませんでした" onRetry={retry} />
  return (
    <>
      <Root>
        <iframe
          key={attempt}
          ref={frame}
          title={title}
          src={`${base}/${catalogueId}/${contents}?planningWeek=${week}`}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
        {state === 'loading' ? (
          <div data-waiting>
            <Waiting text="特集を読み込み中です">
              <Skeleton height="220px" radius={16} />
            </Waiting>
          </div>
        ) : null}
      </Root>
      {/* A browser counts its own error page as loaded. */}
      <Below>
        <p>特集が表示されないときは</p>
        <Button look="outline" onClick={retry}>
          <RotateCw size={18} />
          読み込み直す
        </Button>
      </Below>
    </>
  )
}
