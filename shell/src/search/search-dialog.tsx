import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { messages } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { isViewMode, useSession } from '@shop/shared/session'
import { Button, IconButton, safeArea, theme } from '@shop/shared/ui'
import { useModal } from '@shop/shared/ui/dialog'
import Hash from 'lucide-react/icons/hash'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import X from 'lucide-react/icons/x'
import type { ComponentType } from 'react'
import { type SearchFormProps, searchLabel } from './search-form-props.ts'

const Screen = styled.dialog(css`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: ${safeArea};
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};

  & > [data-close] { position: absolute; top: calc(env(safe-area-inset-top) + 12px); left: calc(6px + env(safe-area-inset-left)); z-index: 1; }
  & form { position: relative; margin: 10px 12px 0 56px; }
  & [data-ways] { display: flex; gap: 8px; margin-top: 12px; padding: 12px 12px 4px; border-top: 1px solid ${theme.color.border.hairline}; }
`)

type Props = { onClose(): void; Form: ComponentType<SearchFormProps> }

/** The search of a phone: the whole screen. It stands in the history, so that a step back closes it. */
export function SearchDialog({ onClose, Form }: Props) {
  const modal = useModal(onClose)

  return (
    <Screen {...modal} data-in-history="" aria-label={searchLabel}>
      <Form isFull onEscape={onClose}>
        <div data-ways>
          <ByNumber />
          <OtherWays />
        </div>
      </Form>
      <IconButton data-close label="閉じる" icon={<X size={24} />} onClick={onClose} />
    </Screen>
  )
}

/** To the search page: this week's words, categories and catalogues. */
function OtherWays() {
  const { navigation } = usePlatform()
  return (
    <Button look="outline" onClick={() => navigation.navigate(href.searchPrompt(), { replace: true })}>
      <LayoutGrid size={18} />
      ほかのさがし方
    </Button>
  )
}

/** [K-01] */
function ByNumber() {
  const { navigation, notices, login } = usePlatform()
  const isVisitor = useSession(isViewMode)

  async function go() {
    if (!isVisitor) navigation.navigate(href.orderNumberInput(), { replace: true })
    else if (await notices.confirm({ ...messages.loginForFeature, yes: 'ログイン画面へ移動する' })) login()
  }

  return (
    <Button look="outline" onClick={() => void go()}>
      <Hash size={18} />
      注文番号から
    </Button>
  )
}
