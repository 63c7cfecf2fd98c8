/**
 * The app around a page, as far as the shop asks it: the native handler that gives a handshake back. It hears the
 * rest and does nothing about it; the whole app is played by `pnpm app`. [MOB-003, GRD-091]
 */
export const appAroundScript: string = [
  '(function(w){',
  'w.todokApp={postMessage:function(text){',
  "if(JSON.parse(text).type==='handshake')w.postMessage(text,w.location.origin)}}",
  '})(window)',
].join('')
