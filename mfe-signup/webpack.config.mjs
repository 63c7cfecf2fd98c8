// 5 kB more than without payment: how a member's payment stands decides which steps the first one shows.
export default (await import('@shop/tools/federation')).defineRemote('mfe-signup', { budgetBytes: 39_000 })
