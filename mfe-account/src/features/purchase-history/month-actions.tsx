import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { MemberCode } from '@shop/shared/domain'
import type { YearMonth } from '@shop/shared/domain/month'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { Button, media } from '@shop/shared/ui'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { purchasesQuery } from './purchases.queries.ts'
import { csvName, purchasesCsv } from './purchases-csv.ts'
import { saveFile } from './save-file.ts'

const Root = styled.div(css`
  display: flex;
  gap: 8px;

  ${media.mobile} { & > [data-print] { display: none; } }
  ${media.print} { display: none; }
`)

/** Actions on a month that has slips. The app neither prints nor keeps files. */
export function MonthActions({ member, month }: { member: MemberCode; month: YearMonth }) {
  const platform = usePlatform()
  const { entry, notices } = platform
  const { data, isPlaceholderData } = useQuery(purchasesQuery(platform, member, month))
  // Those of the month before stand there while the next ones are on their way.
  if (entry === 'app' || data === undefined || isPlaceholderData || data.slips.length === 0) return null
  const purchases = data

  function download() {
    try {
      saveFile(csvName(month), purchasesCsv([purchases]), 'text/csv;charset=utf-8')
    } catch (error) {
      platform.report({ error, doing: 'save a month as CSV' })
      notices.snackbar({
        title: 'CSVをダウンロードできませんでした',
        text: '時間をおいて、もう一度お試しください。',
        isError: true,
      })
    }
  }

  return (
    <Root>
      <Button look="quiet" onClick={download}>
        <Download size={20} />
        CSVダウンロード
      </Button>
      <Button look="quiet" data-print onClick={() => print()}>
        <Printer size={20} />
        印刷する
      </Button>
    </Root>
  )
}
