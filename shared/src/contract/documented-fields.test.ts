import { expect, it } from '@jest/globals'
import type * as v from 'valibot'
import { bankAccountCall, memberCall, planningWeeksCall, serviceUseJudgeCall } from './index.ts'
import { planningWeekWire } from './planning-week.ts'

type Schema = { entries: Record<string, v.GenericSchema> }
const fieldsOf = (schema: unknown) => Object.keys((schema as Schema).entries)
const both = (...names: string[]) => names.flatMap((name) => [`confirmed_${name}`, `applying_${name}`])

it.each([
  {
    id: 'API-040',
    of: 'the member',
    schema: memberCall.reply,
    // 1§7
    fields:
      'member_code member_lname member_fname member_lname_kana member_fname_kana family_member_code family_member_lname family_member_fname family_member_lname_kana family_member_fname_kana week_div family_div delivery_div branch_name distinct_card_no hanin_kbn office_code branch_code family_member_code_2digit'.split(
        ' ',
      ),
  },
  {
    id: 'API-041',
    of: 'a planning week',
    schema: planningWeekWire,
    fields: ['latest_planning_week', 'planning_week_start', 'planning_week_end', 'haitatu'],
  },
  {
    id: 'API-041',
    of: 'the planning weeks',
    schema: planningWeeksCall.reply,
    fields: ['member_latest_planning_weeks', 'old_week_planning_list'],
  },
  {
    id: 'API-071',
    of: 'the judgement of the use',
    schema: serviceUseJudgeCall.reply,
    fields: [
      'result_status',
      'result_message',
      'result_service',
      'credit_coop_status',
      'credit_jcb_status',
      'credit_smcc_status',
    ],
  },
  {
    id: 'API-072',
    of: 'a bank account',
    schema: bankAccountCall.reply,
    fields: [
      'result_status',
      'result_message',
      ...both('bank_name', 'branch_name', 'deposit_type', 'account_number'),
      'confirmed_end_applicable_date',
      'applying_contract_status',
      'status_type',
    ],
  },
])('[$id] $of has every field of the documents', ({ schema, fields }) => {
  expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields))
})
