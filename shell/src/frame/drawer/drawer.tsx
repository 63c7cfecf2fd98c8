import { hasAbility } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { memberOf, useSession } from '@shop/shared/session'
import { IconButton } from '@shop/shared/ui'
import { leave, useModal } from '@shop/shared/ui/dialog'
import X from 'lucide-react/icons/x'
import type { Login } from '../../login/login.ts'
import { Brand } from '../brand.tsx'
import { DrawerAccount } from './drawer-account.tsx'
import { DrawerHead } from './drawer-head.tsx'
import { DrawerMenu } from './drawer-menu.tsx'
import { DrawerPhones } from './drawer-phones.tsx'
import { Panel, TopRow } from './drawer-styles.ts'

export type DrawerProps = {
  login: Login
  /** Whether a release that is there owns this screen. */
  hasScreen(path: string): boolean
  onClose(): void
}

/** The side drawer. The browser's own modal dialog: focus stays in it, Esc closes it. [CHR-012 to CHR-016] */
export function Drawer({ login, hasScreen, onClose }: DrawerProps) {
  const modal = useModal(onClose)
  const { config } = usePlatform()
  const member = useSession(memberOf)
  const isLoggedIn = useSession((session) => session.login.status !== 'guest' && session.login.status !== 'unknown')

  return (
    <Panel
      {...modal}
      aria-label="メニュー"
      // The backdrop belongs to the dialog; everything inside has an element of its own.
      onClick={(event) => {
        if (event.target === event.currentTarget) leave(event.currentTarget, onClose)
      }}
    >
      <TopRow>
        <Brand isCompact />
        <IconButton
          label="閉じる"
          icon={<X size={24} />}
          onClick={({ currentTarget }) => leave(currentTarget, onClose)}
        />
      </TopRow>
      <DrawerHead member={member} isLoggedIn={isLoggedIn} login={login} onClose={onClose} />
      {member !== undefined && hasAbility(member, 'points') ? <DrawerAccount member={member.code} /> : null}
      <DrawerMenu
        member={member}
        isLoggedIn={isLoggedIn}
        hasScreen={hasScreen}
        links={config.links}
        login={login}
        onClose={onClose}
      />
      <DrawerPhones />
    </Panel>
  )
}
