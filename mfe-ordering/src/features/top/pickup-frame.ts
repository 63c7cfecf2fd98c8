import { css } from '@emotion/react'
import { media } from '@shop/shared/ui'

/**
 * The room of the pickup area, the same while it loads: 590 px on a desktop page, 9/16 of the width and
 * 50 px more on a phone.
 */
export const pickupFrame = css`
  min-height: 590px;
  padding-top: 24px;

  ${media.mobile} {
    box-sizing: content-box;
    min-height: calc(100vw * 9 / 16 + 50px);
    padding-top: 16px;
  }
`
