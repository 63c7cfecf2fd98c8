import { paymentMembers } from 'reference-services/payment-members'
import { type TestMember, testMembers, testPassword } from 'reference-services/test-members'

type Described = Pick<TestMember, 'member'> & { note?: string }

/** Who a test login is, for somebody who tries the shop. */
function describe({ member, note }: Described): string {
  if (member === undefined) return 'known to the login, unknown to the member base'
  const name = `${member.last_name} ${member.is_family ? (member.family_first_name ?? '') : member.first_name}`.trim()
  if (note !== undefined) return `${name}: ${note}`
  if (member.code.startsWith('888')) return `${name}: corporate member (888…)`
  if (member.code.startsWith('978')) return `${name}: watched-over member (978…), the app only`
  if (member.is_family) return `${name}: family card`
  return member.uses_delivery ? `${name}: orders every week` : `${name}: member without delivery use, applies first`
}

/** The table that `npm start` ends with. */
export function accountsTable(
  members: readonly (Described & Pick<TestMember, 'email'>)[] = [...testMembers, ...paymentMembers],
): string {
  const width = Math.max(...members.map(({ email }) => email.length))
  const rows = members.map((one) => `  ${one.email.padEnd(width)}  ${describe(one)}`)
  return [`accounts, password ${testPassword}:`, ...rows].join('\n')
}
