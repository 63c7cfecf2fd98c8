export default (await import('@shop/tools/federation')).defineRemote('mfe-catalogue', { budgetBytes: 24_500 })
