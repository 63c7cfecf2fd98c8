import { css, Global } from '@emotion/react'

/** One paper size for the printed order; the foot counts the pages. [PR-01, design 16] */
const sheet = css`
  @page {
    size: A4 portrait;
    margin: 15mm;

    @bottom-right { content: counter(page) ' / ' counter(pages); font-size: 10pt; }
  }
`

export const PrintStyles = () => <Global styles={sheet} />
