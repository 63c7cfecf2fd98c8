import { linkTokensKey } from '@shop/shared/routes'

/** Where a page that is loaded once more leaves the tokens that its address has no more, in the tab's own storage. */
export const keptTokensKey = 'shop.linkTokens'

/**
 * The first script of a page: it takes tokens out of the address before anything else runs, loads or looks, and
 * leaves them behind a door that opens once. The rest of the query stays as it was written, byte for byte. It asks
 * for nothing of a browser that an old one lacks, and a page without tokens is left alone. [K-28]
 */
const source = [
  '(function(w,d,kept){',
  'var l=w.location,h={},k=[],n=false,s;',
  "l.search.slice(1).split('&').forEach(function(p){",
  'var name,value;',
  'new URLSearchParams(p).forEach(function(v,key){name=key;value=v});',
  "if(name==='accessToken'||name==='idToken'){n=true;if(!(name in h))h[name]=value}else k.push(p)});",
  'try{s=w.sessionStorage.getItem(kept);if(s)w.sessionStorage.removeItem(kept)}catch(e){}',
  'if(!n&&!s)return;',
  'if(!n)h=JSON.parse(s);',
  "if(n)w.history.replaceState(w.history.state,'',l.pathname+(k.length?'?'+k.join('&'):'')+l.hash);",
  'Object.defineProperty(w,d,{configurable:true,value:function(){',
  'delete w[d];var t={accessToken:h.accessToken||null,idToken:h.idToken||null};h={};return t}})',
  `})(window,${JSON.stringify(linkTokensKey)},${JSON.stringify(keptTokensKey)})`,
].join('')

export const scrubTokensScript = (nonce: string): string => `<script nonce="${nonce}">${source}</script>`
