import { expect, it } from '@jest/globals'
import { askProfileVisit } from './profile.ts'
import { profileReply } from './testing/billing-replies.ts'
import { replying } from './testing/replying.ts'

it('[ACC-015] a visit to the own details is asked for with a write, and names its page', async () => {
  const { api, asked } = replying(profileReply)
  expect(await askProfileVisit(api)).toEqual(profileReply)
  expect(asked[0]?.call).toMatchObject({ service: 'delivery', method: 'POST', path: '/profile', csrf: true })
})

it.each(['javascript', '/profile', ''])('an address that is none is a broken reply: "%s"', async (profileUrl) => {
  const { api } = replying({ ...profileReply, profileUrl })
  await expect(askProfileVisit(api)).rejects.toMatchObject({ code: 'BROKEN_REPLY' })
})
