import { useState } from 'react'

/** The text as it was when a mark last changed, and nothing before: what to speak, once a change. */
export function useAnnouncement(text: string, mark: string): string {
  const [heard, setHeard] = useState({ mark, text: '' })
  if (heard.mark !== mark) setHeard({ mark, text })
  return heard.text
}
