import { addressedName, hasAbility, type Member, messages, ownMemberCode } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { Button, LinkButton } from '@shop/shared/ui'
import LogIn from 'lucide-react/icons/log-in'
import Users from 'lucide-react/icons/users'
import type { Login } from '../../login/login.ts'
import { startLogin } from '../../login/start-login.ts'
import { StageMark } from './drawer-stage.tsx'
import { MemberCard, Welcome } from './drawer-styles.ts'

type Props = { member: Member | undefined; isLoggedIn: boolean; login: Login; onClose(): void }

/** Who is here. */
export function DrawerHead({ member, isLoggedIn, login, onClose }: Props) {
  if (member !== undefined) return <MemberHead member={member} />
  return isLoggedIn ? <UnregisteredHead onClose={onClose} /> : <VisitorHead login={login} onClose={onClose} />
}

const MemberHead = ({ member }: { member: Member }) => (
  <MemberCard data-on-brand>
    <p>{addressedName(member)}</p>
    <p>組合員番号 {ownMemberCode(member)}</p>
    <div data-marks>
      {hasAbility(member, 'points') ? <StageMark member={member.code} /> : null}
      {member.isFamily ? (
        <span data-family>
          <Users size={20} />
          家族証
        </span>
      ) : null}
    </div>
  </MemberCard>
)

/** Known to the identity provider alone. [GRD-054] */
const UnregisteredHead = ({ onClose }: { onClose(): void }) => (
  <Welcome onClick={onClose}>
    <p>{messages.applyFirst.title}</p>
    <LinkButton to={href.deliveryApplication()} size="large" isWide>
      宅配のお申し込み
    </LinkButton>
  </Welcome>
)

function VisitorHead({ login, onClose }: { login: Login; onClose(): void }) {
  const platform = usePlatform()
  return (
    <Welcome>
      <p>ログインすると、ご注文・お気に入り・ポイントをご利用いただけます。</p>
      <Button
        size="large"
        isWide
        onClick={() => {
          onClose()
          platform.login()
        }}
      >
        <LogIn size={20} />
        ログイン
      </Button>
      <Button
        look="outline"
        isWide
        onClick={() => {
          onClose()
          void startLogin('signup', login, platform)
        }}
      >
        新規登録
      </Button>
    </Welcome>
  )
}
