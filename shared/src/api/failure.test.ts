import { describe, expect, it } from '@jest/globals'
import { type ErrorMessage, type FailureFacts, failureWords, judgeFailure } from './failure.ts'

const facts = (over: Partial<FailureFacts>): FailureFacts => ({
  status: 409,
  isViewMode: false,
  hasApp: false,
  isTokenExpired: false,
  isOnline: true,
  ...over,
})
const eol = { errorStatus: 'API_IS_EOL_0000' }
const unusable = { status: 403, errorStatus: 'CSP9998' }
const out = { status: 503, errorMessage: 'out of service' }
const none = 'none' as const

describe('what a failed call leads to', () => {
  it.each<[id: string, over: Partial<FailureFacts>, verdict: ReturnType<typeof judgeFailure>]>([
    // Before everything else: nothing that this page does is believed any more.
    ['[ERR-001] in an answer of 200', { ...eol, status: 200 }, 'outdated'],
    ['[ERR-001] in an answer of 503', { ...eol, status: 503 }, 'outdated'],
    ['[ERR-001] in the app too', { ...eol, status: 403, hasApp: true }, 'outdated'],
    ['[ERR-001] of a call with rules of its own', { ...eol, status: 200, own: 'any' }, 'outdated'],

    // K-05 (1)
    ['[K-05] [ERR-006] 403 CSP9998 in view mode', { ...unusable, isViewMode: true }, 'needsLogin'],
    ['[K-05] [ERR-006] before the app', { ...unusable, isViewMode: true, hasApp: true }, 'needsLogin'],
    ['[ERR-006] whatever rules the call has', { ...unusable, isViewMode: true, own: 'any' }, 'needsLogin'],
    ['[ERR-006] not of a member', unusable, 'snackbar'],
    ['[ERR-006] not with 401', { ...unusable, status: 401, isViewMode: true }, 'snackbar'],
    ['[ERR-006] not with another code', { status: 403, errorStatus: 'CSP90005', isViewMode: true }, 'snackbar'],

    // K-05 (2)
    ['[K-05] 401 in the app', { status: 401, hasApp: true, isTokenExpired: true }, 'tellApp'],
    ['[K-05] 403 in the app', { status: 403, hasApp: true, isTokenExpired: true }, 'tellApp'],
    ['[K-05] 502 in the app', { status: 502, hasApp: true }, 'tellApp'],
    ['[K-05] 503 in the app', { ...out, hasApp: true }, 'tellApp'],
    ['[K-05] 409 in the app is none of its business', { hasApp: true }, 'snackbar'],
    ['[K-05] no connection in the app', { status: none, hasApp: true }, 'busy'],

    // K-05 (3) is the client's: by here the refresh was tried. (4)
    ['[K-05] [GRD-060] 401 with a token that ran out', { status: 401, isTokenExpired: true }, 'loginAgain'],
    ['[K-05] [GRD-060] 403 with a token that ran out', { status: 403, isTokenExpired: true }, 'loginAgain'],
    ['[GRD-060] 401 of a visitor is a refusal', { status: 401, isViewMode: true }, 'snackbar'],
    ['[GRD-060] 403 with a good token is a refusal', { status: 403 }, 'snackbar'],
    ['[GRD-060] another refusal when the token ran out', { status: 404, isTokenExpired: true }, 'snackbar'],

    // 502, 503, no answer
    ['[ERR-003] 503 out of service', out, 'maintenance'],
    ['[ERR-003] in other letters', { status: 503, errorMessage: 'Out Of Service.' }, 'maintenance'],
    ['[ERR-003] not with 502', { ...out, status: 502 }, 'busy'],
    ['[ERR-003] not in a longer word', { status: 503, errorMessage: 'ServiceOut of serviceability' }, 'busy'],
    ['[ERR-004] 503', { status: 503 }, 'busy'],
    ['[ERR-004] 502', { status: 502 }, 'busy'],
    ['[ERR-004] 504', { status: 504 }, 'busy'],
    ['[ERR-004] a network error', { status: none }, 'busy'],
    ['[ERR-004] for a visitor too', { status: none, isViewMode: true }, 'busy'],
    ['an answer is an answer, whatever the browser says of the network', { status: 404, isOnline: false }, 'snackbar'],
    ['[GRD-040] a network error of a device without network', { status: none, isOnline: false }, 'offline'],
    ['[K-12] 503 of stage or points', { status: 503, own: 'any' }, 'own'],
    ['[K-12] 502 of stage or points', { status: 502, own: 'any' }, 'own'],
    ['[K-12] out of service of stage or points', { ...out, own: 'any' }, 'own'],
    ['[K-12] a network error of stage or points', { status: none, own: 'any' }, 'own'],
    ['[K-12] stage and points in the app too', { status: 503, own: 'any', hasApp: true }, 'own'],
    ['[ERR-004] a call with words for refusals', { status: 503, own: 'refusal' }, 'busy'],

    // K-05 (5)
    ['[K-05] [ERR-010] 400', { status: 400 }, 'snackbar'],
    ['[K-05] [ERR-010] 404', { status: 404 }, 'snackbar'],
    ['[K-05] [ERR-010] 500', { status: 500 }, 'snackbar'],
    ['[ERR-010] an answer nobody can read', { status: 200 }, 'snackbar'],
    ['[ERR-015] 404 of a call with words for it', { status: 404, own: 'refusal' }, 'own'],
    ['[ERR-017] 404 of content', { status: 404, own: 'any' }, 'own'],
    ['[ERR-017] 500 of content', { status: 500, own: 'any' }, 'own'],
  ])('%s', (_, over, verdict) => {
    expect(judgeFailure(facts(over))).toBe(verdict)
  })
})

describe('the words for a failed call', () => {
  const form = { text: 'お問い合わせフォーム', href: 'https://contact.test/' }
  const known: readonly ErrorMessage[] = [
    { code: 'CSP9001', title: '商品が見つかりませんでした', message: '注文番号をご確認ください' },
    { code: 'CSP50002', title: '受付終了', message: '終了しました。', link: '/faq' },
  ]

  it.each([
    {
      says: 'title and message of the code',
      said: { errorStatus: 'CSP9001' },
      words: { title: '商品が見つかりませんでした', text: '注文番号をご確認ください' },
    },
    {
      says: 'and its link',
      said: { errorStatus: 'CSP50002' },
      words: { title: '受付終了', text: '終了しました。', link: { text: 'お問い合わせ', href: '/faq' } },
    },
    {
      says: 'before the service’s own message',
      said: { errorStatus: 'CSP9001', errorMessage: 'not found' },
      words: { title: '商品が見つかりませんでした', text: '注文番号をご確認ください' },
    },
    {
      says: 'the service’s own message for an unknown code',
      said: { errorStatus: 'CSP1', errorMessage: '在庫がありません' },
      words: { title: 'システムエラー', text: '在庫がありません', link: form },
    },
    {
      says: 'the service’s own message without a code',
      said: { errorMessage: '在庫がありません' },
      words: { title: 'システムエラー', text: '在庫がありません', link: form },
    },
    {
      says: 'the service’s own message for an empty code',
      said: { errorStatus: '', errorMessage: '在庫がありません' },
      words: { title: 'システムエラー', text: '在庫がありません', link: form },
    },
    {
      says: 'the generic words for an unknown code alone',
      said: { errorStatus: 'CSP1' },
      words: { title: 'システムエラー', link: form },
    },
    {
      says: 'the generic words for nothing',
      said: {},
      words: { title: 'システムエラー', link: form },
    },
    {
      says: 'the generic words for a blank message',
      said: { errorMessage: ' ' },
      words: { title: 'システムエラー', link: form },
    },
  ])('[ERR-013] $says', ({ said, words }) => {
    expect(failureWords(said, known, 'https://contact.test/')).toEqual(words)
  })

  it('[ERR-012] the generic words have no link where there is no form to lead to', () => {
    expect(failureWords({}, known)).toEqual({ title: 'システムエラー', text: 'お問い合わせフォーム' })
  })
})
