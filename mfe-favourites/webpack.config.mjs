export default (await import('@shop/tools/federation')).defineRemote('mfe-favourites', { budgetBytes: 31_700 })
