/** Words above the page that its first paint does without. */
export const loadNotes = () => import(/* webpackChunkName: "later" */ './state-notes.tsx')
