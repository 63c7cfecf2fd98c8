export default (await import('@shop/tools/federation')).defineHost()
