import { tokyoDate } from '../calendar/tokyo-time.ts'
import { html } from '../pages/html.ts'
import { type WrittenPage, writePage } from '../pages/page.ts'

export type SorryFacts = {
  shopOrigin: string
  now: Date
  /** When the maintenance is expected to end; unknown or past: not said. */
  until: Date | undefined
  orderPhone: string
}

/** The page of the maintenance: of the edge alone, so that it stands when the shop does not, and without scripts. */
export function sorryPage({ shopOrigin, now, until, orderPhone }: SorryFacts): WrittenPage {
  const isAhead = until !== undefined && until > now
  return writePage({
    title: 'ただいまメンテナンス中です',
    shopOrigin,
    body: html`<h1>ただいまメンテナンス中です</h1>
<div class="panel">
<p>ご不便をおかけし、申し訳ございません。終了までしばらくお待ちください。</p>
<h2>終了予定</h2>
<p>${isAhead ? html`<b><time datetime="${until.toISOString()}">${inWords(until)}</time></b>ごろ` : '決まり次第、このページでお知らせします。'}</p>
<h2>お電話でのご注文</h2>
<p><a href="tel:${orderPhone}">${orderPhone}</a>（月〜土 10:00〜21:00）</p>
<p><a class="button" href="${shopOrigin}/">トップページを開く</a></p>
</div>`,
  })
}

const weekdays = '日月火水木金土'

/** `11月22日（日）6:00`, in Tokyo. */
function inWords(instant: Date): string {
  const { month, day, weekday, hour } = tokyoDate(instant)
  const minutes = String(instant.getUTCMinutes()).padStart(2, '0')
  return `${month}月${day}日（${weekdays[weekday]}）${hour}:${minutes}`
}
