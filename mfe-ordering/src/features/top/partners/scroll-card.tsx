import { type ScrollBanner, scrollAddress } from '@shop/shared/api/partner'
import { hasAbility, type Member, type WeekNumber } from '@shop/shared/domain'
import { encodeCp932 } from '@shop/shared/domain/cp932'
import { scrollReturnAddress } from '@shop/shared/domain/partner'
import { usePlatform } from '@shop/shared/platform'
import { ownerMark } from '@shop/shared/product/number-list'
import { askToLogin } from '@shop/shared/product/order'
import { askToApply } from '../../../parts/cannot-order.ts'
import { leaveAppMark, openMarkedTab } from '../../../parts/scroll-mark.ts'
import { loginToView } from './login-to-view.ts'
import { openPartnerTab } from './partner-tab.ts'
import { SiteCard } from './site-card.tsx'

/** A new window that knows nothing of ours; the name of the member goes in Shift-JIS. [ORD-022 to ORD-024, ORD-126] */
export function ScrollCard({
  banner,
  member,
  week,
}: {
  banner: ScrollBanner
  member: Member | undefined
  week: WeekNumber
}) {
  const platform = usePlatform()
  const { site, title, detail, imageUrl, address, linkNumber } = banner

  function goToSite(): void {
    if (member === undefined) {
      void askToLogin(platform, loginToView)
      return
    }
    if (!hasAbility(member, 'order')) {
      void askToApply(platform, member)
      return
    }
    const target = scrollAddress({
      address,
      linkNumber,
      member,
      week,
      returnAddress: scrollReturnAddress(platform.config.services.shop, platform.entry === 'app'),
      encodeName: encodeCp932,
    })
    const visit = { site, week, owner: ownerMark(member.code) }
    // A webview opens no window: the app does.
    const payload = { url: target, title, hidesCartButton: true }
    if (platform.entry === 'app' && platform.app.post({ type: 'navigate', payload })) {
      leaveAppMark(platform, visit)
      return
    }
    const openTab = (markId: string) => openPartnerTab(platform, `${title}へ移動しています`, markId)
    openMarkedTab(platform, visit, openTab)?.goTo(target)
  }

  return (
    <SiteCard
      title={title}
      detail={detail}
      imageUrl={imageUrl}
      isWarm={site === 'dailyGoods'}
      opensTab={member !== undefined && hasAbility(member, 'order')}
      onOpen={goToSite}
    />
  )
}
