import { askPartnerForm, type PartnerShop, partnerPayload } from '@shop/shared/api/partner'
import type { Member } from '@shop/shared/domain'
import { isHiddenFrom } from '@shop/shared/domain/partner'
import { usePlatform } from '@shop/shared/platform'
import { askToLogin } from '@shop/shared/product/order'
import { loginToView } from './login-to-view.ts'
import { openPartnerTab } from './partner-tab.ts'
import { SiteCard } from './site-card.tsx'

const title = 'くらしと生協'
const detail = '家具・収納・寝具・趣味・美容・健康など、くらしの品をそろえています'

/** くらしと生協. The app takes its members there by itself. [ORD-025 to ORD-028, MOB-018] */
export function PartnerShopCard({ shop, member }: { shop: PartnerShop; member: Member | undefined }) {
  const platform = usePlatform()
  const { api, app, notices } = platform
  const isInApp = platform.entry === 'app'
  if (isInApp && !app.isThere()) return null
  if (member !== undefined && isHiddenFrom(member, shop.hiddenMemberCodes)) return null

  async function goBeside(visitor: Member): Promise<void> {
    const tab = openPartnerTab(platform, `${title}へ移動しています`)
    if (tab === undefined) return
    try {
      tab.fill(await askPartnerForm(api, partnerPayload(visitor, shop)))
    } catch {
      tab.close()
      notices.snackbar({
        title: `${title}へ移動できませんでした`,
        text: 'しばらくしてから、もう一度お試しください。',
        isError: true,
      })
    }
  }

  function open(): void {
    if (member === undefined) void askToLogin(platform, loginToView)
    else if (isInApp) app.post({ type: 'sso', payload: partnerPayload(member, shop) })
    else void goBeside(member)
  }

  return (
    <SiteCard
      title={title}
      detail={detail}
      imageUrl={shop.imageUrl}
      opensTab={member !== undefined && !isInApp}
      onOpen={open}
    />
  )
}
