import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDay, isoDay, tokyoParts } from '@shop/shared/domain'
import type { PointHistoryRow } from '@shop/shared/domain/points'
import { media, theme, VisuallyHidden } from '@shop/shared/ui'
import { signedPoints } from '../../parts/points/figures.tsx'

const Frame = styled.div(css`
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  overflow: hidden;
  background: ${theme.color.surface.card};
`)

const Table = styled.table(css`
  width: 100%;
  border-collapse: collapse;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  & th, & td { padding: 13px 16px; text-align: left; vertical-align: top; word-break: auto-phrase; }
  & thead th { background: ${theme.color.surface.sunken}; font-size: 0.9375rem; font-weight: 700; white-space: nowrap; }
  & tbody tr { border-top: 1px solid ${theme.color.border.default}; }
  & [data-points] { text-align: right; white-space: nowrap; }
  & tbody [data-points] { font-weight: 700; }
  & [data-earned] { color: ${theme.color.point.default}; }
  /* Breaks behind the year alone. */
  & time > span { white-space: nowrap; }

  ${media.mobile} {
    & th, & td { padding: 12px 10px; }
    & [data-kind] { display: none; }
  }
`)

/** The entry in words: on a phone it stands for the column of kinds. */
const contents: Record<PointHistoryRow['place'], Record<PointHistoryRow['kind'], string>> = {
  宅配: {
    獲得: '宅配ご利用で獲得',
    利用: '宅配でポイント利用',
    取消: '宅配でのポイント利用の取消',
    カードチャージ: 'カードチャージ',
  },
  店舗: {
    獲得: '店舗ご利用で獲得',
    利用: '店舗でポイント利用',
    取消: '店舗でのポイント利用の取消',
    カードチャージ: 'カードチャージ',
  },
}

export const HistoryTable = ({ rows, caption }: { rows: readonly PointHistoryRow[]; caption: string }) => (
  <Frame>
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">日付</th>
          <th scope="col">内容</th>
          <th scope="col" data-kind>
            区分
          </th>
          <th scope="col" data-points>
            ポイント
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, place, kind, points }, at) => (
          <tr key={at}>
            <td>
              <time dateTime={isoDay(day)}>
                <span>{tokyoParts(day).year}年</span>
                <wbr />
                <span>{formatDay(day)}</span>
              </time>
            </td>
            <td>{contents[place][kind]}</td>
            <td data-kind>
              {place}・{kind}
            </td>
            <td data-points data-earned={points > 0 ? '' : undefined}>
              {signedPoints(points)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Frame>
)
