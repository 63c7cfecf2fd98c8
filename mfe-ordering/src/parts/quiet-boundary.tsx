import type { PlatformServices } from '@shop/shared/platform'
import { Component, type ReactNode } from 'react'

type Props = { report: PlatformServices['report']; children: ReactNode }

/** Around an extra of a page: when it breaks it is left out and reported, and the page stands. [CAT-094] */
export class QuietBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.report({ error, doing: 'show an extra of the page' })
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
