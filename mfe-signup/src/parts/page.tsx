import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Container, media, theme } from '@shop/shared/ui'

/** One column for reading and typing. */
export const FormPage = styled(Container)(css`max-width: 840px; padding-block: 1px 24px;`)

export const PageHeading = styled.h1(css`
  width: fit-content;
  margin: 24px 0 20px;
  ${media.mobile} { margin: 18px 0 14px; }
`)

const panelStyles = css`
  padding: 32px 40px;
  ${theme.box.card}

  & + & { margin-top: 20px; }
  ${media.mobile} { padding: 22px 16px; & + & { margin-top: 16px; } }
`

/** A white panel. */
export const Panel = styled.section(panelStyles)
export const FormPanel = styled.form(panelStyles)

/** The fields of a form, one below the other. */
export const Entries = styled.div(css`& > :not(:first-child) { margin-top: 28px; }`)

/** Links and buttons of a form: the main one last on a desktop page and first on a phone. */
export const FormActions = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 36px;

  & > :last-child { min-width: 260px; flex: 0 1 320px; }
  ${media.mobile} {
    flex-direction: column-reverse;
    margin-top: 28px;
    & > :last-child { flex: none; min-width: 0; }
  }
`)
