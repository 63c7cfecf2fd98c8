import type { RemoteProps } from '@shop/shared/platform'
import { Component, type ReactNode } from 'react'

type Props = RemoteProps & { children: ReactNode }

/** Around every remote: without one, a render error would leave single-spa waiting for ever. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children
  }
}
