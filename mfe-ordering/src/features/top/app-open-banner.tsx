import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { listHref } from '@shop/shared/routes/lists'
import { Button, media, theme } from '@shop/shared/ui'
import { useEffect, useRef } from 'react'

const Root = styled.aside(css`
  display: none;

  ${media.mobile} {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-top: 8px;
    padding-left: 14px;
    border-radius: ${theme.radius.card};
    background: ${theme.color.brand.tint};
    & > p { flex: 1; font-size: 0.875rem; line-height: 1.4; }
  }
`)

/** [MOB-010, BIZ-021] */
const fallbackMs = 1000

/** On a phone's browser: opens the app, and its page where the app does not come. Not inside of the app. */
export function AppOpenBanner({ openApp = assignLocation }: { openApp?: (address: string) => void }) {
  const { entry, config, navigation } = usePlatform()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (entry === 'app') return null

  function open(): void {
    clearTimeout(timer.current)
    const address = config.links['appOpen'] ?? ''
    if (address !== '') openApp(address)
    timer.current = setTimeout(() => {
      // The app has come to the front.
      if (document.visibilityState === 'visible') navigation.navigate(listHref.aboutApp())
    }, fallbackMs)
  }

  return (
    <Root aria-label="アプリのご案内">
      <p>トドックアプリなら、ご注文がもっと手軽に</p>
      <Button look="quiet" onClick={open}>
        アプリで開く
      </Button>
    </Root>
  )
}

const assignLocation = (address: string) => location.assign(address)
