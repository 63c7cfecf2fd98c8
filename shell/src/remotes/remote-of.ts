import type { PageRelease } from '@shop/shared/contract'

/** The remote that a release belongs to: its container is named after it. */
export const remoteOf = ({ container }: Pick<PageRelease, 'container'>): string => container.replaceAll('_', '-')
