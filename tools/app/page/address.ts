import { type BridgeVersion, bridgeVersion, firstApps } from '@shop/shared/bridge'

type Choices = Readonly<Record<string, string>>

/** Whom the app has logged in: a test login, somebody who looks around, or nobody at all. */
export const accounts = {
  member: '組合員',
  family: '家族',
  watched: '見守り組合員',
  newcomer: '宅配未登録の組合員',
  visitor: 'ゲスト（viewMode=true）',
  none: 'トークンなし',
} as const satisfies Choices
export type Account = keyof typeof accounts

/** The handler that the page finds. */
export const transports = {
  android: 'Android',
  ios: 'iOS',
  none: 'ブラウザー（ハンドラーなし）',
} as const satisfies Choices
const widths = { 390: '390 × 844', 320: '320 × 844' } as const satisfies Choices
export const networks = { on: 'つながっている', off: '切れている' } as const satisfies Choices
/** The app's answers to a page that asks for new tokens. */
export const refreshes = {
  tokens: '新しいトークンを渡す',
  refuse: '拒否する（ログイン終了）',
  silence: '返事をしない',
} as const satisfies Choices
export const orientations = { portrait: '縦', landscape: '横' } as const satisfies Choices
/** Whether the page stands between the app's bars, or reaches below the notch and the home indicator. */
export const areas = { bars: 'バーの間', full: '画面いっぱい' } as const satisfies Choices
const versions = {
  1: `バージョン1（アプリ ${firstApps[1]}）`,
  2: `バージョン2（アプリ ${firstApps[2]}）`,
  3: `バージョン3（アプリ ${firstApps[3]}）`,
} as const

export type AppState = {
  path: string
  account: Account
  version: BridgeVersion
  transport: keyof typeof transports
  width: '390' | '320'
  network: keyof typeof networks
  refresh: keyof typeof refreshes
  orientation: keyof typeof orientations
  area: keyof typeof areas
  week: string
  clock: string
}

export const standard: AppState = {
  path: '/mobile',
  account: 'member',
  version: bridgeVersion,
  transport: 'android',
  width: '390',
  network: 'on',
  refresh: 'tokens',
  orientation: 'portrait',
  area: 'bars',
  week: '',
  clock: '',
}

/** Every choice of the address by its name. */
export const choices = {
  account: accounts,
  version: versions,
  transport: transports,
  width: widths,
  network: networks,
  refresh: refreshes,
  orientation: orientations,
  area: areas,
} as const satisfies Partial<Record<keyof AppState, Choices>>

const isOwnPath = (text: string) => /^\/(?![/\\])/.test(text)
const isWeek = (text: string) => /^\d{8}$/.test(text)
const isHour = (text: string) => /(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))

/**
 * Reads the whole state of the app from the address of its page. What cannot be read is left out and named, so that no
 * link shows something else in silence.
 */
export function readAddress(query: URLSearchParams): { state: AppState; problems: readonly string[] } {
  const problems: string[] = []
  const read = (name: keyof AppState, text: string, isGood: (text: string) => boolean, hint: string) => {
    if (text === '') return String(standard[name])
    if (isGood(text)) return text
    problems.push(`${name}=${text}: ${hint}`)
    return String(standard[name])
  }
  const given = (name: string) => query.get(name) ?? ''
  const chosen = Object.entries(choices).map(([name, of]): [string, string] => {
    const hint = `次のいずれかを指定してください: ${Object.keys(of).join(' ')}`
    return [name, read(name as keyof AppState, given(name), (text) => Object.hasOwn(of, text), hint)]
  })
  const { version, ...others } = Object.fromEntries(chosen) as unknown as Omit<AppState, 'path' | 'week' | 'clock'>
  // A plus that was typed into an address arrives as a space.
  const clock = given('clock').replace(' ', '+')
  const state: AppState = {
    ...others,
    version: Number(version) as BridgeVersion,
    path: read('path', given('path'), isOwnPath, 'ショップ内のパスを指定してください'),
    week: read('week', given('week'), isWeek, '8桁の企画回を指定してください（例 20261201）'),
    clock: read('clock', clock, isHour, '時差つきの日時を指定してください（例 2026-11-20T18:00:00+09:00）'),
  }
  return { state, problems }
}

/** The address of a state: what is as ever is left out, and what is quoted in a report stays readable. */
export function addressOf(state: AppState): string {
  const parts = Object.entries(state).filter(
    ([name, value]) => String(value) !== String(standard[name as keyof AppState]),
  )
  const text = parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return text === '' ? '/' : `/?${text.replaceAll('%2F', '/').replaceAll('%3A', ':')}`
}
