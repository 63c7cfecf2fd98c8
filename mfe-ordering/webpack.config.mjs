export default (await import('@shop/tools/federation')).defineRemote('mfe-ordering', { budgetBytes: 31_950 })
