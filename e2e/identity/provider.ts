import type { Shop } from '../stack/shop.ts'

export const clientId = 'coop-shop'
export const accessTokenSeconds = 300

export type ProviderFacts = {
  port: number
  origins: Shop['origins']
  /** The login of the member who is to be logged in, as the services know it. */
  login: string
}

/** A provider that is not the shop's own, as a process of its own. */
export type Provider = {
  issuer: string
  /** Further settings of the shop, beside issuer, client and audience. */
  settings: NodeJS.ProcessEnv
  /** Signs with a new key from now on, and publishes no other. */
  changeKey(): Promise<void>
  stop(): Promise<void>
  /** The same one again, with its data. */
  start(): Promise<void>
}

export type StartProvider = (folder: string, facts: ProviderFacts) => Promise<Provider>
