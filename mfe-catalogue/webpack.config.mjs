export default (await import('@shop/tools/federation')).defineRemote('mfe-catalogue', { budgetBytes: 28_300 })
