export default (await import('@shop/tools/federation')).defineRemote('mfe-ordering', { budgetBytes: 32_400 })
