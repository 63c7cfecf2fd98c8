import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const strict = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Whether a request carries the signature that Amazon computes for it. Written from their document and not
 * with the client's code, since a key with a plus in it is where the two would differ.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSigned(request: IncomingMessage, secretAccessKey: string): boolean {
  const form = /Credential=[^/]+\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=(\S+), Signature=(\w+)/
  const [, day, region, names, given] = form.exec(request.headers.authorization ?? '') ?? []
  if (day === undefined || region === undefined || names === undefined) return false
  const url = new URL(request.url ?? '', 'http://s3')
  const query = [...url.searchParams].map((pair) => pair.map(strict).join('=')).toSorted()
  const canonical = [
    request.method,
    url.pathname.split('/').map(decodeURIComponent).map(strict).join('/'),
    query.join('&'),
    ...names.split(';').map((name) => `${name}:${request.headers[name]}`),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    `${day}/${region}/s3/aws4_request`,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return hmac(key, toSign).toString('hex') === given
}
