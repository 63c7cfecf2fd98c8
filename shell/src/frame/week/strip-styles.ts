import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Container, media, theme } from '@shop/shared/ui'

const { brand, sun } = theme.palette

/** Petrol, under the header; it stays with it on a desktop page that is high enough for both. Letters: see K-182. */
export const Strip = styled.section(css`
  container-type: inline-size;
  background: ${brand[700]};
  color: #fff;
  font-variant-numeric: tabular-nums;

  & small { display: block; font-size: min(0.875rem, 20px); line-height: 1.4; color: ${brand[100]}; white-space: nowrap; }
  & b { white-space: nowrap; }

  @media (min-width: 960px) and (min-height: 640px) {
    position: sticky;
    top: env(safe-area-inset-top);
    z-index: ${theme.layer.sticky};
    /* Below the header, which the app does not have: there the strip would cover the tabs. */
    header[data-fixed] ~ & { top: calc(72px + env(safe-area-inset-top)); }
  }
  /* As high as what will stand here. */
  &[aria-busy] > div { flex-wrap: nowrap; }
  ${media.mobile} { &[aria-busy] > div { min-height: 86px; } }
  ${media.print} { display: none; }
`)

export const StripRow = styled(Container)(css`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 28px;
  min-height: 68px;

  & > [data-week] { display: flex; align-items: center; gap: 14px; & b { font-size: min(1.375rem, 30px); line-height: 1.2; } }
  & > [data-week] > button {
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid #ffffff8c;
    border-radius: 22px;
    background: transparent;
    font-size: min(0.9375rem, 18px);
    font-weight: 700;
    white-space: nowrap;
  }
  & > [data-week] > button:hover { background: ${brand[800]}; }
  & > [data-deadline] { white-space: nowrap; & > b { color: ${sun[500]}; font-size: min(1.375rem, 30px); line-height: 1.2; } }
  & > [data-deadline] i { margin: 0 2px; font-style: normal; font-size: min(1rem, 22px); }
  & > [data-delivery] {
    padding-left: 28px;
    border-left: 1px solid #ffffff3d;
    white-space: nowrap;
    & > b { font-size: min(1.25rem, 28px); line-height: 1.25; }
  }
  & [data-mobile] { display: none; }

  @media (min-width: 960px) and (max-width: 1099.98px) { & > [data-deadline] { margin-left: auto; } }

  ${media.mobile} {
    display: grid;
    grid-template: 'week delivery switch' minmax(44px, auto) 'deadline deadline deadline' / auto 1fr auto;
    gap: 0 12px;
    min-height: 0;
    padding-block: 6px 8px;

    & [data-mobile] { display: inline; }
    & [data-desktop] { display: none; }
    & > [data-week] { display: contents; & b { font-size: min(1.25rem, 26px); } }
    & > [data-week] > button { grid-area: switch; }
    & > [data-deadline] {
      grid-area: deadline;
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 12px;
      line-height: 1.4;
      & > small { font-size: min(1rem, 20px); color: #fff; }
      & > b { font-size: min(1.25rem, 26px); line-height: 1.4; }
    }
    & > [data-deadline][data-state='minutes'] > b {
      padding-inline: 10px;
      border-radius: ${theme.radius.badge};
      background: ${theme.color.sale.default};
      color: #fff;
    }
    & > [data-delivery] {
      grid-area: delivery;
      display: flex;
      flex-wrap: wrap;
      padding: 0;
      border: 0;
      line-height: 1.4;
      color: ${brand[100]};
      & > small { margin-right: 0.3em; font-size: min(1rem, 20px); }
      & > b { font-size: min(1rem, 20px); font-weight: 400; line-height: 1.4; }
    }
    /* Beside large letters the switch has its room in the line of the deadline. */
    @container (max-width: 18rem) {
      grid-template: 'week delivery' auto 'deadline switch' minmax(44px, auto) / auto 1fr;
      & > [data-week] > button { justify-self: end; }
    }
  }
`)

/** The last day, the last hour and the end each have a line of their own under the strip. */
export const StateLine = styled.section(css`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  & > div { display: flex; align-items: center; gap: 12px; min-height: 48px; padding-block: 2px; }
  &[data-state='hours'] { background: ${sun[100]}; color: ${sun[700]}; }
  &[data-state='minutes'] { background: ${theme.color.sale.default}; color: #fff; }
  &[data-state='closed'] { background: ${theme.color.surface.sunken}; color: ${theme.color.text.secondary}; }
  /* The strip of a phone says it itself. */
  ${media.mobile} { &[data-state='hours'], &[data-state='minutes'] { display: none; } }
  & button {
    min-height: 44px;
    padding: 0 8px;
    border: 0;
    background: none;
    color: ${theme.color.text.link};
    font-weight: 700;
    text-decoration: underline;
    white-space: nowrap;
  }
  ${media.highContrast} { border-block: 1px solid CanvasText; }
  ${media.print} { display: none; }
`)
