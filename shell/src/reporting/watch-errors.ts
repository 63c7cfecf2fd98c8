type Failure = { error: unknown; doing: 'run' | 'settle a promise'; stack: string }

/**
 * Errors that nobody caught: in an event, a timer or a promise. They take nothing down. Those of browser extensions
 * and of the browser itself (ResizeObserver) are no business of ours: no file of ours stands in them.
 */
export function watchErrors(
  page: EventTarget,
  isOurs: (stack: string) => boolean,
  tell: (failure: Failure) => void,
): void {
  const hear = (error: unknown, doing: Failure['doing'], otherwise = '') => {
    const stack = (error instanceof Error ? error.stack : undefined) ?? otherwise
    if (isOurs(stack)) tell({ error, doing, stack })
  }
  page.addEventListener('error', (event) => {
    const { error, filename } = event as ErrorEvent
    hear(error, 'run', filename)
  })
  page.addEventListener('unhandledrejection', (event) => {
    hear((event as PromiseRejectionEvent).reason, 'settle a promise')
  })
}
