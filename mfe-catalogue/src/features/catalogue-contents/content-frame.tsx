import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useNavigate } from '@shop/shared/router'
import { EmptyState, FailedState, LinkButton, media, Skeleton, theme, Waiting } from '@shop/shared/ui'
import { useRef, useState } from 'react'
import { catalogueHref } from '../../parts/catalogue/catalogue-href.ts'
import { originOf, useFrameArrival, useFrameMessages } from '../../parts/frame-messages/index.ts'
import { addressOf, isContentMessage } from './content-message.ts'

const Root = styled.div(css`
  position: relative;
  height: max(520px, 78dvh);
  overflow: hidden;
  ${theme.box.card}

  & > iframe { display: block; width: 100%; height: 100%; border: 0; }
  & > [data-waiting] { position: absolute; inset: 0; padding: 24px; background: ${theme.color.surface.card}; }
  ${media.mobile} { height: max(480px, 74dvh); }
`)

/** Part of an address on another company's server. */
const isContentName = (text: string) => /^[\w-]{1,64}$/.test(text)

type Props = { title: string; catalogueId: string; contents: string; week: WeekNumber }

/** A page of an agency by its name, of a configured company. */
export function ContentFrame({ contents, ...place }: Props) {
  const base = usePlatform().config.links['catalogueContents']
  const [attempt, setAttempt] = useState(1)
  if (base === undefined || originOf(base) === undefined || !isContentName(contents))
    return (
      <EmptyState
        title="お探しの特集は見つかりませんでした"
        action={
          <LinkButton look="outline" to={catalogueHref.main(place.catalogueId)}>
            カタログの表紙へ
          </LinkButton>
        }
      />
    )
  const address = `${base}/${place.catalogueId}/${contents}?planningWeek=${place.week}`
  return <EmbeddedContent key={attempt} {...place} address={address} onRetry={() => setAttempt(attempt + 1)} />
}

type EmbeddedProps = Omit<Props, 'contents'> & { address: string; onRetry(): void }

/**
 * It has scripts and its own origin, by which its messages are known, and nothing else: no forms, no windows, no way to
 * send the shop's page elsewhere.
 */
function EmbeddedContent({ title, catalogueId, week, address, onRetry }: EmbeddedProps) {
  const navigate = useNavigate()
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, arrived } = useFrameArrival()
  useFrameMessages(frame, {
    origin: originOf(address),
    isMessage: isContentMessage,
    on: (message) => {
      arrived()
      const to = addressOf(message, { catalogueId, week })
      if (to !== undefined) void navigate(to)
    },
  })
  return (
    <>
      {state === 'late' ? <FailedState title="特集を表示できませんでした" onRetry={onRetry} /> : null}
      <Root hidden={state === 'late'}>
        <iframe
          ref={frame}
          title={title}
          src={address}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
        />
        {state === 'waiting' ? (
          <div data-waiting>
            <Waiting text="特集を読み込み中です">
              <Skeleton height="220px" radius={16} />
            </Waiting>
          </div>
        ) : null}
      </Root>
    </>
  )
}
