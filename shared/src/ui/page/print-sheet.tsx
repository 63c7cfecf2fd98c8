import { css, Global } from '@emotion/react'
import { media } from '@shop/shared/ui'

/** One paper size, black on white, no text under 11pt; the foot has a line of words and the number of the page. [design 16] */
const sheet = (foot: string) => css`
  @page {
    size: A4 portrait;
    margin: 15mm;

    @bottom-left { content: ${JSON.stringify(foot)}; font-size: 11pt; }
    @bottom-right { content: counter(page) ' / ' counter(pages); font-size: 11pt; }
  }

  ${media.print} {
    /* Of which the smallest text, 0.875rem, is 11pt. */
    html { font-size: 12.6pt; }
    /* A printer leaves out what is behind white text. Stronger than the looks of any part. */
    main * { background: none !important; color: #000 !important; }
    main [data-tone] { border-color: #000 !important; }
  }
`

/** The page as it is printed while it is mounted. */
export const PrintSheet = ({ foot }: { foot: string }) => <Global styles={sheet(foot)} />
