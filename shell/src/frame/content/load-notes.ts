/** Words above the page that its first paint does without. */
export const loadNotes = () => import('./state-notes.tsx')
