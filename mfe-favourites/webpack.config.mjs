export default (await import('@shop/tools/federation')).defineRemote('mfe-favourites', { budgetBytes: 32_000 })
