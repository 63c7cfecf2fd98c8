import { listBannersCall } from '@shop/shared/contract'
import {
  type DocumentNode,
  execute,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import * as v from 'valibot'
import { findWeek } from '../delivery/weeks.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { ObjectStorage } from '../object-storage/object-storage.ts'
import type { ServicePorts } from '../service-ports.ts'
import { bannerSchema } from './banner-schema.ts'
import { type Banner, bannersOfWeek } from './week-banners.ts'

const pictureSeconds = 3600
const maxTokens = 500
const rules = [...specifiedRules, NoSchemaIntrospectionCustomRule]

type Wish = {
  filter: { planningWeek: { eq: string }; or: { displayMode: { eq: Banner['displayMode'] } }[] }
  limit: number
  nextToken?: string | null
}

export type BannerPorts = Pick<ServicePorts, 'clock'> & {
  pictures: Pick<ObjectStorage, 'sign'>
  ofWeek?(week: string): readonly Banner[]
}

/** Banners of an open week. What is for members goes to members alone. */
export function answerBanners(calls: AnswerCalls, { clock, pictures, ofWeek = bannersOfWeek }: BannerPorts): void {
  calls.forAnyone(listBannersCall, async ({ db, body, subject }) => {
    const document = read(body.query)
    if (document instanceof GraphQLError) return { errors: [{ message: document.message }] }
    const errors = validate(bannerSchema, document, rules)
    if (errors.length > 0) return { errors: errors.map(({ message }) => ({ message })) }

    async function listBanners({ filter, limit, nextToken }: Wish) {
      const week = await findWeek(db, filter.planningWeek.eq, clock.now())
      const modes = filter.or.map(({ displayMode }) => displayMode.eq)
      const shown = (week === undefined ? [] : ofWeek(week.number))
        .filter(({ displayMode }) => modes.includes(displayMode))
        .filter(({ displayMode }) => displayMode !== 'LOGGED_IN' || subject !== undefined)
      const from = Number(nextToken ?? 0)
      if (!Number.isSafeInteger(from) || from < 0) throw new GraphQLError('nextToken is not one of ours')
      return {
        items: shown.slice(from, from + limit).map((banner) => ({
          ...banner,
          bannerImageUrl: pictures.sign({ key: banner.imageFileName }, pictureSeconds),
        })),
        nextToken: from + limit < shown.length ? String(from + limit) : null,
      }
    }

    const { data, errors: failed } = await execute({
      schema: bannerSchema,
      document,
      rootValue: { listBanners },
      variableValues: body.variables,
    })
    if (failed !== undefined) return { errors: failed.map(({ message }) => ({ message })) }
    const answer = { data }
    // The contract's reply has all fields of a banner: a query that leaves some out has no answer in it.
    if (!v.is(listBannersCall.reply, answer)) throw new Refusal('fieldsMissing', '取得する項目が足りません。')
    return answer
  })
}

function read(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: maxTokens, noLocation: true })
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}
