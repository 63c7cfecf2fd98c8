import type { Member } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { Link } from '@shop/shared/router'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Coins from 'lucide-react/icons/coins'
import FileText from 'lucide-react/icons/file-text'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import History from 'lucide-react/icons/history'
import LogOut from 'lucide-react/icons/log-out'
import ReceiptText from 'lucide-react/icons/receipt-text'
import UserPen from 'lucide-react/icons/user-pen'
import { type ReactNode, useId } from 'react'
import type { Login } from '../../login/login.ts'
import { useAddress } from '../use-address.ts'
import { Groups } from './drawer-styles.ts'
import { type MenuEntry, menuGroups } from './menu-entries.ts'

const icons = {
  points: Coins,
  usePoints: Gift,
  favourites: Heart,
  ordered: ClipboardList,
  past: History,
  slips: ReceiptText,
  subscription: CalendarSync,
  profile: UserPen,
  help: CircleHelp,
  paper: FileText,
} as const

type Props = {
  member: Member | undefined
  isLoggedIn: boolean
  hasScreen(path: string): boolean
  links: Readonly<Record<string, string>>
  login: Login
  onClose(): void
}

/** Every choice closes the drawer. */
export function DrawerMenu({ login, onClose, ...facts }: Props) {
  return (
    <Groups aria-label="メニュー">
      {menuGroups(facts).map(({ title, entries, hasLogout }) => (
        <Group key={title} title={title}>
          {entries.map((entry) => (
            <li key={entry.text}>
              <Entry entry={entry} onChosen={onClose} />
            </li>
          ))}
          {hasLogout ? <Logout login={login} onChosen={onClose} /> : null}
        </Group>
      ))}
    </Groups>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function Entry({ entry: { text, icon, target }, onChosen }: { entry: MenuEntry; onChosen(): void }) {
  const addressOf = useAddress()
  const Icon = icons[icon]
  const face = (
    <>
      <Icon size={22} />
      <span>{text}</span>
      <ChevronRight size={20} />
    </>
  )
  return 'path' in target ? (
    <Link to={addressOf(target.path)} onClick={onChosen}>
      {face}
    </Link>
  ) : (
    <a href={target.address} onClick={onChosen}>
      {face}
    </a>
  )
}

/** Asks first. */
function Logout({ login, onChosen }: { login: Login; onChosen(): void }) {
  const { notices } = usePlatform()

  async function askAndLogout() {
    onChosen()
    if (await notices.confirm({ title: 'ログアウトしますか？', yes: 'ログアウトする' })) await login.logout()
  }

  return (
    <li>
      <button type="button" onClick={() => void askAndLogout()}>
        <LogOut size={22} />
        <span>ログアウト</span>
      </button>
    </li>
  )
}
