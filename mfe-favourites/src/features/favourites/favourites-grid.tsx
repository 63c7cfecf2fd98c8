import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'

/** Cards of this screen are smaller than elsewhere: five in a row, with pictures of 156 px. [FAV-014] */
export const FavouritesGrid = styled.div(css`
  & [role='list'][data-look] [data-chunk], & > [aria-busy] > div {
    grid-template-columns: repeat(auto-fill, minmax(186px, 1fr));
    gap: 20px;
  }
  & article > [data-picture] {
    display: grid;
    place-items: center;
    aspect-ratio: auto;
    height: 184px;
    background: ${theme.color.surface.sunken};
  }
  & article > [data-picture] > img, & article > [data-picture] > [data-no-picture] {
    width: 156px;
    height: 156px;
    border-radius: ${theme.radius.control};
  }

  ${media.mobile} {
    & [role='list'][data-look] [data-chunk], & > [aria-busy] > div { gap: 12px 10px; }
    & article > [data-picture] { height: auto; aspect-ratio: 1; }
    & article > [data-picture] > img, & article > [data-picture] > [data-no-picture] {
      max-width: 92%;
      height: auto;
      aspect-ratio: 1;
    }
  }
  ${media.phone} {
    & [role='list'][data-look] [data-chunk], & > [aria-busy] > div { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`)
