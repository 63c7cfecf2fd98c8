import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ProductBadge } from '@shop/shared/domain/shopping'
import Check from 'lucide-react/icons/check'
import MapPin from 'lucide-react/icons/map-pin'
import Repeat from 'lucide-react/icons/repeat'
import Ticket from 'lucide-react/icons/ticket'
import type { ReactNode } from 'react'
import { media } from './theme/media.ts'
import { theme } from './theme/theme.ts'

export type BadgeTone = ProductBadge['kind'] | 'done' | 'plain'

const { badge, point, success } = theme.color
const filled = (surface: string, text: string) => `background: ${surface}; color: ${text};`
const outlined = (surface: string, text: string, border: string) => `${filled(surface, text)} border-color: ${border};`

/** Filled: limited or price. Outlined: an attribute. */
const looks: Record<BadgeTone, string> = {
  imperfect: outlined(badge.wakeari.surface, badge.wakeari.text, badge.wakeari.border),
  lottery: filled(badge.lottery.surface, badge.lottery.text),
  special: filled(badge.honkiTokka.surface, badge.honkiTokka.text),
  webOnly: filled(badge.webLimited.surface, badge.webLimited.text),
  osechi: outlined(theme.color.surface.card, theme.color.text.primary, theme.color.text.primary),
  region: outlined(badge.region.surface, badge.region.text, badge.region.border),
  subscription: outlined(badge.teikibin.surface, badge.teikibin.text, badge.teikibin.border),
  pointExchange: outlined(point.tint, point.text, point.default),
  new: filled(badge.new.surface, badge.new.text),
  done: filled(success.default, '#fff'),
  plain: outlined(theme.color.surface.sunken, theme.color.text.secondary, theme.color.border.default),
}

const icons: Partial<Record<BadgeTone, ReactNode>> = {
  done: <Check size={16} />,
  lottery: <Ticket size={16} />,
  region: <MapPin size={16} />,
  subscription: <Repeat size={16} />,
}

const Root = styled.span(css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  padding: 0 7px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.badge};
  font-size: 0.875rem;
  font-weight: 700;
  line-height: 1;
  white-space: nowrap;

  ${Object.entries(looks)
    .map(([tone, look]) => `&[data-tone='${tone}'] { ${look} }`)
    .join('\n')}
  ${media.highContrast} { border-color: ButtonText; }
`)

/** A small label: always a word, sometimes an icon. */
export const Badge = ({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <Root data-tone={tone}>
    {icons[tone]}
    {children}
  </Root>
)
