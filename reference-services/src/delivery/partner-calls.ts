import { partnerSsoCall } from '@shop/shared/contract'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import { handOver } from '../partners/partner-sites.ts'
import { requireMember } from './member-calls.ts'

const prefixLength = 8

/** The form for the partner's shop. Whom it names is read here again: a page's word is not enough. [API-076, API-077] */
export function answerPartnerSso(calls: AnswerCalls, partnersOrigin: string, jCode: string): void {
  calls.forLogin(partnerSsoCall, async ({ db, body, subject }) => {
    const member = await requireMember(db, subject)
    const code = member.code.slice(0, prefixLength)
    if (body.k_code !== code) throw new Refusal('otherCompanyCode')
    return {
      action: `${partnersOrigin}/kurashi/sso`,
      fields: {
        h_code: '001',
        k_code: code,
        k_id: `${handOver.idPrefix}${code}`,
        j_code: jCode,
        kanji_n: `${member.last_name}${member.first_name}`,
        p_code: '',
        t_code: '',
        e_code: '',
        kana_n: '',
      },
    }
  })
}
