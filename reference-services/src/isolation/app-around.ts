/**
 * The app around a page, as far as the shop asks it: the native handler that gives a handshake back. It hears the
 * rest and does nothing about it. [MOB-003, GRD-091]
 */
const source = [
  '(function(w){',
  'w.todokApp={postMessage:function(text){',
  "if(JSON.parse(text).type==='handshake')w.postMessage(text,w.location.origin)}}",
  '})(window)',
].join('')

/** The page with the handler in it, before any other script, under the nonce of its policy. */
export function withAppAround(page: string, policy: string): string {
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1]
  return nonce === undefined ? page : page.replace('<head>', `<head>\n<script nonce="${nonce}">${source}</script>`)
}
