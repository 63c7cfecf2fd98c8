/** Who looks at the remote: a test login, somebody without one, or a member in the app. */
export const personas = {
  member: { label: '組合員', account: 'member' },
  family: { label: '家族', account: 'family' },
  corporate: { label: '法人', account: 'corporate' },
  'watched-over': { label: '見守り（Web）', account: 'watched' },
  newcomer: { label: '宅配未登録', account: 'newcomer' },
  'newcomer-payment': { label: '宅配未登録（口座なし）', account: 'payment1' },
  'newcomer-account': { label: '宅配未登録（口座あり）', account: 'payment4' },
  'newcomer-waiting': { label: '宅配申込済み（お支払い待ち）', account: 'paymentj1' },
  unregistered: { label: '組合員登録なし', account: 'unregistered' },
  visitor: { label: '未ログイン', account: undefined },
  app: { label: 'アプリ（組合員）', account: 'member', isApp: true },
  'app-watched-over': { label: 'アプリ（見守り）', account: 'watched', isApp: true },
} as const satisfies Record<string, { label: string; account: string | undefined; isApp?: true }>

export type PersonaName = keyof typeof personas
export const isPersona = (name: string): name is PersonaName => Object.hasOwn(personas, name)
export const isInApp = (name: PersonaName): boolean => 'isApp' in personas[name]
