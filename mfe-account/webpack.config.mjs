export default (await import('@shop/tools/federation')).defineRemote('mfe-account', { budgetBytes: 25_000 })
