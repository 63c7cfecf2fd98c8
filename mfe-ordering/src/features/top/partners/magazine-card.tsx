import { type Magazine, magazineFields } from '@shop/shared/api/partner'
import type { Member } from '@shop/shared/domain'
import { isHiddenFrom } from '@shop/shared/domain/partner'
import { usePlatform } from '@shop/shared/platform'
import { askToLogin } from '@shop/shared/product/order'
import { loginToView } from './login-to-view.ts'
import { openPartnerTab } from './partner-tab.ts'
import { SiteCard } from './site-card.tsx'

/** The household magazine: a form in a new tab. The app has no message for it, so it is not there. [K-163] */
export function MagazineCard({ magazine, member }: { magazine: Magazine; member: Member | undefined }) {
  const platform = usePlatform()
  const { title, detail, imageUrl, address, hiddenMemberCodes } = magazine
  if (platform.entry === 'app') return null
  if (member !== undefined && isHiddenFrom(member, hiddenMemberCodes)) return null

  function open(): void {
    if (member === undefined) void askToLogin(platform, loginToView)
    else
      openPartnerTab(platform, `${title}へ移動しています`)?.fill({
        action: address,
        fields: magazineFields(member, magazine),
      })
  }

  return (
    <SiteCard title={title} detail={detail} imageUrl={imageUrl} isWarm opensTab={member !== undefined} onOpen={open} />
  )
}
