import type { FooterProps } from './footer.tsx'
import { useLater } from './use-later.ts'

const loadFooter = () => import('./footer.tsx').then(({ Footer }) => Footer)

/** Out of sight at the first paint: a chunk of its own. */
export function FooterPlace(props: FooterProps) {
  const Footer = useLater(loadFooter)
  return Footer === undefined ? null : <Footer {...props} />
}
