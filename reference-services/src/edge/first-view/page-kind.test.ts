import { describe, expect, it } from '@jest/globals'
import { pageKindOf } from './page-kind.ts'

const cookie = (value: string) => `a=1; __Host-shop-view=${value}`
const phone = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Mobile Safari/537.36 Mobi'

describe('the kind of a page', () => {
  it.each([
    { says: 'a first visit', headers: {}, kind: 'visitor.desktop' },
    { says: 'a phone by its name', headers: { 'user-agent': phone }, kind: 'visitor.phone' },
    { says: 'a phone by its hint', headers: { 'sec-ch-ua-mobile': '?1' }, kind: 'visitor.phone' },
    {
      says: 'a hint before a name',
      headers: { 'sec-ch-ua-mobile': '?0', 'user-agent': phone },
      kind: 'visitor.desktop',
    },
    {
      says: 'the last visit',
      headers: { cookie: cookie('member.desktop'), 'user-agent': phone },
      kind: 'member.desktop',
    },
    { says: 'the last visit of a visitor', headers: { cookie: cookie('visitor.phone') }, kind: 'visitor.phone' },
    {
      says: 'a greeting that was read past',
      headers: { cookie: `${cookie('visitor.phone')}; __Host-shop-greeted=1` },
      kind: 'visitor.phone.greeted',
    },
    { says: 'a cookie of another shape', headers: { cookie: cookie('member.tv') }, kind: 'visitor.desktop' },
    {
      says: 'a cookie that stands twice',
      headers: { cookie: `${cookie('member.phone')}; ${cookie('member.phone')}` },
      kind: 'visitor.desktop',
    },
  ])('[K-185] goes by $says', ({ headers, kind }) => {
    const { who, device, isGreeted } = pageKindOf(headers)
    expect(`${who}.${device}${isGreeted ? '.greeted' : ''}`).toBe(kind)
  })
})
