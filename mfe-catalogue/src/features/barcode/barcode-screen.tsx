import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { type ProductPages, useProductPages } from '@shop/shared/product/list'
import { usePageMeta } from '@shop/shared/remote'
import { useSearchParams } from '@shop/shared/router'
import { currentWeek, useSession } from '@shop/shared/session'
import { Container, EmptyState } from '@shop/shared/ui'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import type { ReactNode } from 'react'
import { NoWeekScreen } from '../../parts/no-week-screen.tsx'
import { OrderNumberLink } from '../../parts/order-number-link.tsx'
import { LinkList, PageHeading } from '../../parts/page.tsx'
import { useViewer } from '../../parts/use-viewer.ts'
import { barcodeQuery } from './barcode.queries.ts'
import { type JanCode, janCodeFrom } from './jan-code.ts'

type DrawResults = (pages: ProductPages, empty: ReactNode) => ReactNode

/** The code that the app has read, and the products found for it. */
export function BarcodeScreen({ children }: { children: DrawResults }) {
  const [query] = useSearchParams()
  const week = useSession(currentWeek)
  const jan = janCodeFrom(query.get('janCode'))
  if (jan.is !== 'code') return <NoCode jan={jan} />
  if (week === undefined) return <NoWeekScreen />
  return <BarcodeResults week={week.number} janCode={jan.code} draw={children} />
}

function BarcodeResults({ week, janCode, draw }: { week: WeekNumber; janCode: string; draw: DrawResults }) {
  const { api } = usePlatform()
  const viewer = useViewer()
  const pages = useProductPages(barcodeQuery(api, { week, janCode, viewer }))
  usePageMeta({ values: { jan: janCode } })
  return (
    <Container>
      <PageHeading>{janCode}の検索結果</PageHeading>
      {draw(
        pages,
        <EmptyState
          title="このバーコードの商品は、今週はお取扱いがありません"
          text={`バーコードの番号：${janCode}`}
          picture={<ScanBarcode size={56} />}
          action={<OtherWays />}
        />,
      )}
    </Container>
  )
}

const OtherWays = () => (
  <LinkList>
    <OrderNumberLink />
  </LinkList>
)

const readAgain = '商品のバーコード全体が画面に入るようにして、もう一度読み取ってください。'

/** No JAN code was read: nothing is asked of the service. */
function NoCode({ jan }: { jan: Exclude<JanCode, { is: 'code' }> }) {
  usePageMeta({ title: 'バーコードの検索結果' })
  return (
    <Container>
      <PageHeading>バーコードの検索結果</PageHeading>
      <EmptyState {...wordsOf(jan)} picture={<ScanBarcode size={56} />} action={<OtherWays />} />
    </Container>
  )
}

function wordsOf(jan: Exclude<JanCode, { is: 'code' }>): { title: string; text: string } {
  switch (jan.is) {
    case 'missing':
      return { title: 'バーコードの番号がありません', text: readAgain }
    case 'wrongLength':
      return {
        title: 'バーコードを読み取れませんでした',
        text: `番号は8けたか13けたです（読み取った番号：${jan.text}）。${readAgain}`,
      }
    case 'wrongCheckDigit':
      return {
        title: 'バーコードを読み取れませんでした',
        text: `番号に読み違いがあります（読み取った番号：${jan.text}）。${readAgain}`,
      }
  }
}
