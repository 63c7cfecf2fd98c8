import { type RefObject, useEffect, useEffectEvent } from 'react'
import { readFrameMessage } from './read-frame-message.ts'

type Options<M> = {
  /** The configured origin of the page in the frame; without one nothing is heard. */
  origin: string | undefined
  /** All messages that this frame may send, by a schema: `(data) => schema.is(contentMessage, data)`. */
  isMessage: (data: unknown) => data is M
  on(message: M): void
}

/**
 * Hears what a frame says, and nobody else. The window is looked up anew for each message: a frame that was taken away
 * or loaded again has another. [CAT-027]
 */
export function useFrameMessages<M>(
  frame: RefObject<HTMLIFrameElement | null>,
  { origin, isMessage, on }: Options<M>,
): void {
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readFrameMessage(event, { window: frame.current?.contentWindow, origin }, isMessage)
    if (message !== undefined) on(message)
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => hear(event)
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])
}
