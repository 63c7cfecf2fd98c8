import type { PageData } from '@shop/shared/contract'
import { entryOf, isLoginCallback, linkTokensKey, safeOwnPath, silentLoginKey } from '@shop/shared/routes'
import { readCookie } from './cookies.ts'
import { jsonInHtml } from './escape.ts'

const otherTabsMs = 300
/** A page that leaves for a provider that is away is lost. */
const pingMs = 2000
/** Less than a start that counts as failed. A page that is left for so long is loaded anew, and asks no more. */
const leaveMs = 10_000
/** As the shell counts its own moves. */
const moves = { most: 2, inMs: 60_000 }
const returnPath = '/entrance'
/** Tells the edge alone, and for a minute, which page a callback leads back to. */
const returnCookie = 'shop-return'

/**
 * Finds the login of a browser for a tab that has none, before the shell starts: another tab hands its tokens over, or the
 * page leaves for the provider, which asks nobody anything, and comes back. Leaves a promise on `window` that settles when
 * the page goes on by itself. The shell ends the login: what is kept for it has its names, and the shape of its library.
 * [K-28]
 */
const source = [
  '(function(w,door,found,to,ask){',
  'var l=w.location,store,last,moves;',
  'function read(name){return JSON.parse(store.getItem("shop."+name))}',
  'function put(name,value){store.setItem("shop."+name,JSON.stringify(value))}',
  'function random(){return w.crypto.randomUUID()}',
  'try{store=w.localStorage;last=read("lastRefresh");store=w.sessionStorage;',
  'if(!last||last.over||last.isUnknown||read("tokens")||read("askedInSilence")==last.loginId||w[door]||',
  'w.todokApp||((w.webkit||{}).messageHandlers||{}).todok||(read("app")||{}).isSet||!w.navigator.onLine)return;',
  'moves=(read("redirects")||[]).filter(function(at){var ms=Date.now()-at;',
  `return ms>=0&&ms<${moves.inMs}});if(moves.length>=${moves.most})return}catch(e){return}`,
  'w[found]=new Promise(function(goOn){',
  'var heard,tabs=new w.BroadcastChannel("shop.tokens");',
  'tabs.onmessage=function(e){var said=e.data||{},t=said.tokens;',
  'if(said.kind=="have"&&t&&t.loginId===last.loginId&&t.generation>=last.generation){',
  'heard=true;put("tokens",t);tabs.close();goOn()}};',
  'tabs.postMessage({kind:"want",loginId:last.loginId,generation:last.generation});',
  'var id=random(),nonce=random(),verifier=random()+random();',
  `Promise.all([w.fetch(to.keys,{credentials:"omit",signal:w.AbortSignal.timeout(${pingMs})}),`,
  'w.crypto.subtle.digest("SHA-256",new w.TextEncoder().encode(verifier)),',
  `new Promise(function(end){w.setTimeout(end,${otherTabsMs})})]).then(function(all){`,
  'if(heard)return;tabs.close();if(!all[0].ok)return goOn();',
  `ask.redirect_uri=l.origin+"${returnPath}";ask.nonce=nonce;`,
  'put("login."+id,Object.assign({id:id,data:{version:"login",nonce:nonce,isSilent:true},',
  'created:Math.floor(Date.now()/1000),code_verifier:verifier,authority:to.authority},ask));',
  'put("redirects",moves.concat(Date.now()));put("from",{path:l.pathname+l.search+l.hash});',
  'put("askedInSilence",last.loginId);if(read("askedInSilence")!==last.loginId)return goOn();',
  `w.document.cookie="${returnCookie}="+encodeURIComponent(l.pathname+l.search)+"; Path=${returnPath}; Secure; SameSite=Lax; Max-Age=60";`,
  'ask.state=id;',
  'ask.code_challenge=w.btoa(String.fromCharCode.apply(null,new Uint8Array(all[1])))',
  '.replace(/\\+/g,"-").replace(/\\//g,"_").replace(/=/g,"");',
  // Scripts that are not there yet do not come any more: a browser that leaves breaks them off.
  `l.replace(to.address+"?"+new w.URLSearchParams(ask));w.setTimeout(function(){l.reload()},${leaveMs})`,
  '}).catch(function(){tabs.close();goOn()})})})',
].join('')

/** The script in the head of a page. */
export function silentLoginScript(nonce: string, identity: PageData['identity']): string {
  const to = {
    address: identity.authorizationEndpoint,
    keys: identity.jwksEndpoint,
    authority: identity.issuer,
  }
  const ask = {
    client_id: identity.clientId,
    response_type: 'code',
    scope: 'openid email offline_access',
    ...identity.request,
    prompt: 'none',
    code_challenge_method: 'S256',
  }
  const facts = [linkTokensKey, silentLoginKey, to, ask].map((one) => jsonInHtml(JSON.stringify(one)))
  return `<script nonce="${nonce}">${source}(window,${facts.join(',')})</script>`
}

/** The address of a page: its path, and its query with the question mark. */
export type PageAddress = { path: string; search: string }

/**
 * The page that the shell shows at an address: at a callback the one that somebody has left for the provider. A hint for
 * what to write into the page: the shell goes by what the tab has kept.
 */
export function shownAddress(address: PageAddress, cookies: string | undefined): PageAddress {
  const left = isLoginCallback(address) ? safeOwnPath(decoded(readCookie(cookies, returnCookie))) : undefined
  if (left === undefined) return address
  const [path = '/', query] = left.split(/\?(.*)/s)
  return entryOf(path) === 'web' ? { path, search: query === undefined ? '' : `?${query}` } : address
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value === undefined ? undefined : decodeURIComponent(value)
  } catch {
    return undefined
  }
}
