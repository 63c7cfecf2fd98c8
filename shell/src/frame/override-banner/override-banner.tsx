import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { PageData } from '@shop/shared/contract'
import { formatDeadline } from '@shop/shared/domain'
import { useLocation } from '@shop/shared/router'
import { Button, Container, media, theme } from '@shop/shared/ui'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { RemoteLog } from '../../remotes/remote-log.ts'
import { overrideTroubles } from './override-troubles.ts'
import { refusalWords } from './override-words.ts'

const Root = styled.section(css`
  background: ${theme.color.warning.tint};
  border-bottom: 1px solid ${theme.color.warning.default};

  & > div { display: flex; align-items: center; gap: 12px 24px; padding-block: 12px; }
  & svg { flex: none; color: ${theme.color.warning.text}; }
  & [data-words] { flex: 1; min-width: 0; line-height: 1.6; overflow-wrap: anywhere; }
  & [data-words] p { max-width: none; }
  & [data-ways] { display: flex; flex: none; gap: 8px; }

  ${media.mobile} {
    & > div { flex-wrap: wrap; align-items: flex-start; gap: 12px; }
    & [data-ways] { width: 100%; }
    & [data-ways] > * { flex: 1; }
    & [data-ways] button { width: 100%; }
  }
  ${media.print} { display: none; }
`)

export type OverrideBannerProps = {
  overrides: NonNullable<PageData['overrides']>
  log: RemoteLog
  /** Not everybody may. */
  openPlatformPanel?: (() => void) | undefined
}

/** Nobody shall take a build that somebody tries out for the shop itself: what is shown, until when, and the way out. */
export function OverrideBanner(props: OverrideBannerProps) {
  return (
    <Root aria-label="確認用の表示">
      <Container>
        <TriangleAlert size={24} aria-hidden />
        {'refused' in props.overrides ? (
          <div data-words>
            <p>
              <b>確認用リンクは適用されませんでした。</b>通常の画面を表示しています。
            </p>
            <p>{refusalWords[props.overrides.refused]}</p>
          </div>
        ) : (
          <Applied {...props} overrides={props.overrides} />
        )}
      </Container>
    </Root>
  )
}

type AppliedProps = OverrideBannerProps & { overrides: Extract<OverrideBannerProps['overrides'], { builds: unknown }> }

function Applied({ overrides: { builds, until }, log, openPlatformPanel }: AppliedProps) {
  const { pathname, search } = useLocation()
  const troubles = useStore(log, useShallow(overrideTroubles))
  const shown = builds.filter((build) => troubles[build.replace(/@.*$/, '')] === undefined)
  const words = Object.values(troubles).join('')
  return (
    <>
      <div data-words>
        <p>
          <b>
            {shown.length > 0 || builds.length === 0
              ? '確認用の画面を表示しています。'
              : '確認用の画面を表示できませんでした。'}
          </b>
          このブラウザだけの表示です（{formatDeadline(new Date(until))}）。
        </p>
        {shown.length === 0 ? null : <p>{shown.join('、')}</p>}
        {words === '' ? null : <p role="alert">{words}</p>}
      </div>
      <div data-ways>
        {openPlatformPanel === undefined ? null : (
          <Button look="quiet" onClick={openPlatformPanel}>
            パネルを開く
          </Button>
        )}
        <form method="post" action="/_override/off">
          <input type="hidden" name="back" value={`${pathname}${search}`} />
          <Button look="outline" type="submit">
            通常の画面に戻す
          </Button>
        </form>
      </div>
    </>
  )
}
