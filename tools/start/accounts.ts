/** The people of the seed data, as someone who tries the shop needs to know them. */
const accounts = [
  { name: 'member@todok.example', who: 'orders every week' },
  { name: 'family@todok.example', who: 'family card of a member' },
  { name: 'corporate@todok.example', who: 'corporate member, code 888…' },
  { name: 'watched@todok.example', who: 'watched-over member, code 978…: the app only' },
  { name: 'newcomer@todok.example', who: 'member without delivery use: applies first' },
  { name: 'unregistered@todok.example', who: 'known to the login, unknown to the member base' },
]
const password = 'Todok-2026!'

export function accountsTable(): string {
  const width = Math.max(...accounts.map(({ name }) => name.length))
  const rows = accounts.map(({ name, who }) => `  ${name.padEnd(width)}  ${who}`)
  return [`Accounts (password ${password}):`, ...rows].join('\n')
}
