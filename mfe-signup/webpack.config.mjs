export default (await import('@shop/tools/federation')).defineRemote('mfe-signup', { budgetBytes: 34_000 })
