import { fakePlatform, type Screen } from '@shop/shared/testing'
import { screen, within } from '@testing-library/react'
import type { Draft } from '../features/application/draft.ts'
import { aForm, openWithEntries } from './open-signup.tsx'

type Options = { over?: Partial<Draft>; hasVisitSupport?: boolean }

/** Opens an address in a tab whose first two steps are done; the services say what is paid with. */
export function openPayment(path = '/signup/payment', { over = {}, hasVisitSupport = false }: Options = {}): Screen {
  const platform = fakePlatform({ path, now: '2026-11-26T10:00:00+09:00' })
  platform.config.switches = { trialCampaign: false, visitSupport: hasVisitSupport }
  return openWithEntries(path, over, { platform, asks: 'payment' })
}

/** Entries with a payment. */
export const withPayment = (over: Parameters<typeof aForm>[0]): Partial<Draft> => ({
  form: aForm(over),
  done: ['delivery', 'customer', 'payment'],
  agrees: true,
})

export const atPayment = () => screen.findByRole('heading', { level: 1, name: 'お支払い方法' })

/** The payments that are offered, in their order. */
export const offered = () =>
  within(screen.getByRole('radiogroup', { name: 'お支払い方法' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.querySelector('span')?.firstChild?.textContent)

export const radio = (name: RegExp | string) => screen.findByRole('radio', { name })
export const onward = () => screen.getByRole('button', { name: '確認へ進む' })
export const registerButton = () => screen.findByRole('button', { name: /口座を登録する|移動しています/ })

export type PostedForm = { action: string; method: string; fields: Record<string, string> }

/** Notes the forms that leave the page; a browser of a test goes nowhere. */
export const toPostedForm = (form: HTMLFormElement): PostedForm => ({
  action: form.action,
  method: form.method,
  fields: Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])),
})
