const mark = 'overlay'

/** The state of a history entry at which something lies over the page that its address names. */
export const overlayState = (own: unknown): object => ({
  ...(typeof own === 'object' && own !== null ? own : {}),
  [mark]: true,
})

export const isOverlay = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && mark in state && state[mark] === true
