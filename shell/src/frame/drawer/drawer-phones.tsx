import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { theme } from '@shop/shared/ui'
import { memberLines, reachableLines } from '../../contact/contact-hours.ts'
import { PhoneLines } from '../../contact/phone-lines.tsx'

const Lines = styled.dl(css`
  display: grid;
  gap: 8px;
  padding: 16px 20px 24px;
  border-top: 1px solid ${theme.color.border.default};
  font-variant-numeric: tabular-nums;

  & dt, & small { font-size: 0.875rem; color: ${theme.color.text.secondary}; }
  & small { display: block; }
  & a { display: inline-flex; align-items: center; min-height: 44px; font-size: 1.125rem; font-weight: 700; }
`)

/** Who would rather call finds the numbers where the menu ends. [CHR-056, AX-26] */
export function DrawerPhones() {
  const lines = reachableLines(usePlatform().config, memberLines)
  if (lines.length === 0) return null
  return (
    <Lines>
      <PhoneLines lines={lines} />
    </Lines>
  )
}
