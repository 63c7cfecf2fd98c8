import { screen } from '@testing-library/react'
import type { Draft } from '../features/application/draft.ts'
import { openWithEntries } from './open-signup.tsx'

/** Opens the last step in a tab whose entries are complete and agreed to. */
export const openConfirmation = (over: Partial<Draft> = {}) =>
  openWithEntries('/signup/todok3', { agrees: true, ...over })

export const applyButton = () => screen.getByRole('button', { name: 'この内容で申し込む' })

/** Each row of the summary: its label and its value. */
export const summaryRows = () =>
  [...document.querySelectorAll('dt')].map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)

export const accepted = () => screen.findByRole('heading', { level: 1, name: 'お申し込みを受け付けました' })
