import { linkTokensKey } from '@shop/shared/routes'
import { jsonInHtml } from './escape.ts'
import { keptTokensKey } from './scrub-tokens.ts'
import { failedShellCookie } from './shell-visit.ts'

export type StartFacts = {
  version: string
  isCanary: boolean
  entry: 'web' | 'webview'
  /** Where its files stand. */
  shellBase: string
  /** How many scripts it begins with. */
  scripts: number
  /** Whether another shell is behind this one. */
  mayGiveWay: boolean
  /** Where visits report to. */
  reports: string
  /** The page has its first view already, and the root element says when the shell has taken it up. */
  isRendered: boolean
}

/** Counted from the arrival of its scripts, in seconds of a page that runs: neither a slow network nor a sleeping phone is a frozen start. */
const startSeconds = 15
/** How long a browser is given the shell before. One that is repaired has another version, and comes at once. */
const failedSeconds = 3600

/**
 * Watches a shell start. It has, as soon as something of its own stands in the page. Until then a script of it that
 * does not arrive, an error in its files, or {@link startSeconds} without a sign are a failed start: it is reported,
 * a cookie names the version, and the page is loaded once more, for which the edge chooses the shell behind. Where there
 * is none, where that one fails as well, or where no cookie is kept, the page says so and leaves the rest to the member.
 * It stands behind the root element and asks for nothing of a browser that an old one lacks. The shell has no part in
 * it: one from before this script is watched like any other.
 */
const source = [
  '(function(w,d,f){',
  "var root=d.getElementById('root'),paint=root.firstChild,left=f.startSeconds,waited=f.scripts,open=true,timer;",
  'function has(text){return String(text).indexOf(f.shellBase)>=0}',
  "function isOwn(e){var t=e.target;return t&&t.tagName==='SCRIPT'&&t.defer&&has(t.src)}",
  "function hasStarted(){return root.hasAttribute('data-started')||!f.isRendered&&root.firstChild&&root.firstChild!==paint}",
  'function close(){open=false;clearInterval(timer);seen.disconnect();',
  "w.removeEventListener('error',onError,true);d.removeEventListener('load',onLoad,true)}",
  'var seen=new MutationObserver(function(){if(hasStarted())close()});',
  // A script element that fails, or an error that one of its files threw.
  'function onError(e){if(hasStarted())return;var error=e.error||{};',
  "if(isOwn(e))fail('load','ScriptError','');",
  "else if(has(e.filename)||has(error.stack))fail('run',error.name||'Error',String(e.filename).split('/').pop()+':'+e.lineno)}",
  'function onLoad(e){if(isOwn(e)&&--waited===0&&open)timer=setInterval(onTick,1000)}',
  "function onTick(){if(--left<=0)fail('start','NotStarted','')}",
  'function fail(doing,kind,at){if(!open)return;close();',
  'tell({doing:doing,kind:String(kind).slice(0,60),at:at.slice(0,120),count:1});',
  'if(f.mayGiveWay&&w.navigator.onLine!==false&&mark(f.version,f.failedSeconds))loadAgain();else apologize()}',
  'function tell(error){try{w.navigator.sendBeacon(f.reports,JSON.stringify({format:1,entry:f.entry,releases:[{',
  "release:'shell@'+f.version,isCanary:f.isCanary,mounts:1,mountFailures:1,errors:[error],vitals:{}}]}))}catch(e){}}",
  // Whether the browser has kept it: without that, the same shell would come again and again.
  'function mark(version,seconds){try{',
  "d.cookie=f.cookie+'='+version+'; Path=/; Secure; SameSite=Lax; Max-Age='+seconds;",
  "return d.cookie.indexOf(f.cookie+'='+version)>=0}catch(e){return false}}",
  // Tokens of the app's link were taken out of the address already; the next page takes them from here.
  'function loadAgain(){try{var take=w[f.door];if(take)w.sessionStorage.setItem(f.kept,JSON.stringify(take()))}catch(e){}',
  'w.location.reload()}',
  'function add(to,tag,text){var one=d.createElement(tag);one.textContent=text;to.appendChild(one);return one}',
  "function apologize(){var box=d.createElement('div');box.className='sf';box.setAttribute('role','alert');",
  "add(box,'h1','ページを表示できませんでした');",
  "add(box,'p','申し訳ございませんが、しばらく時間をおいてから再度お試しください。');",
  "add(box,'button','再読み込み').onclick=function(){mark('',0);loadAgain()};root.appendChild(box)}",
  'seen.observe(root,{childList:true,attributes:true});',
  // The load of a script is heard in its document, and by no window.
  "w.addEventListener('error',onError,true);d.addEventListener('load',onLoad,true);w.addEventListener('pagehide',close)",
].join('')

/** The script element; it belongs directly behind the root element. */
export function watchStartScript(nonce: string, facts: StartFacts): string {
  const words = {
    ...facts,
    startSeconds,
    failedSeconds,
    cookie: failedShellCookie,
    door: linkTokensKey,
    kept: keptTokensKey,
  }
  return `<script nonce="${nonce}">${source}})(window,document,${jsonInHtml(JSON.stringify(words))})</script>`
}
