/** Where messages may come from: one frame of the page, as long as it shows a page of one origin. */
export type FrameSource = {
  /** The frame's own window; nothing while there is no frame. */
  window: unknown
  /** Configured, never taken from the message or from the frame. */
  origin: string | undefined
}

type Heard = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>

/**
 * A message of a frame that is not ours, once origin, source window and shape are right; otherwise nothing, without
 * a word: any page may send any window anything.
 */
export function readFrameMessage<M>(
  heard: Heard,
  from: FrameSource,
  isMessage: (data: unknown) => data is M,
): M | undefined {
  // A frame without an origin of its own says 'null', and so do all others without one.
  if (from.origin === undefined || from.origin === 'null' || heard.origin !== from.origin) return undefined
  if (from.window === null || from.window === undefined || heard.source !== from.window) return undefined
  return isMessage(heard.data) ? heard.data : undefined
}

/** The origin of a configured address; nothing where that is none of the web. */
export function originOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined
}
