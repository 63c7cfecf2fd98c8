import path from 'node:path'
import type { ObjectHeaders } from './s3-objects.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * How an object is kept, so that a CDN in front needs no rules of its own: nothing ever changes below
 * its key. The `.br` and `.gz` twins are plain files here; which of them a browser gets is the CDN's affair.
 */
export const headersFor = (file: string): ObjectHeaders => ({
  'content-type': types[path.extname(file)] ?? 'application/octet-stream',
  'cache-control': 'public, max-age=31536000, immutable',
})
