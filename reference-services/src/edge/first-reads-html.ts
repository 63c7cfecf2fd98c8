import { silentLoginKey } from '@shop/shared/routes'
import { answerAttribute, commonAttribute, firstReadsKey, laterReadsKey } from '@shop/shared/routes/first-reads'
import { escapeHtml, jsonInHtml } from './escape.ts'
import { isWritten, type PageAnswer, type PageReads } from './page-reads.ts'

/** The shell's own names in the storage of a tab. */
const kept = { tokens: 'shop.tokens', week: 'shop.planningWeekIndex', assortment: 'shop.assortment' }
/** A token that ends sooner is renewed by the shell before it asks. */
const leastLifeMs = 30_000

/**
 * Begins the first reads beside the scripts: those of the member whose token the tab has, else those of a visitor that the
 * page has no answer for. A storage that is closed, or holds something else, is that of a visitor. While the page looks for
 * the login of the browser, nobody knows whose reads these are. A tab that has a token and does not know its member's
 * assortment yet leaves the reads that depend on it to the screen: they would be asked for twice.
 */
const source = [
  '(function(w,key,kept,p,login){',
  'function run(){var token="",of={},is=p.known,stop=new AbortController,got={},',
  'head={Accept:"application/json"};',
  'function read(n){return JSON.parse(w.sessionStorage.getItem(n))}',
  `try{var t=read(kept.tokens);if(t&&t.expiresAt-${leastLifeMs}>Date.now()){`,
  'of=read(kept.assortment);for(var n in of)is[n]=of[n];',
  'is.week=p.weeks[read(kept.week)||0];is.subject=t.subject;is.visitor=0;',
  'head.Authorization="Bearer "+(token=t.accessToken)}}catch(e){of={}}',
  'p.asks.forEach(function(ask){',
  'if(!(token?ask.member:ask.visitor))return;',
  'var url=ask.url+"?";',
  'for(var n in ask.query){',
  'var all=1,text=ask.query[n],v=text.replace(/\\{(\\w+)\\??\\}/g,function(_,one){',
  'if(typeof is[one]!="string")all=0;return encodeURIComponent(is[one])});',
  'if(all)url+=n+"="+v+"&";else if(!/^\\{\\w+\\?\\}$/.test(text)||!of&&!/visitor/.test(text))return}',
  'url+="_="+p.now;',
  '(got[url]=w.fetch(url,{headers:head,credentials:"omit",signal:stop.signal})).catch(function(){})});',
  'w[key]={token:token,answers:got,stop:stop}}',
  'login?login.then(run,run):run()})',
].join('')

/**
 * The script in the head: what it begins is on its way while the scripts of the page are.
 *
 * @param options.isLater The shell begins the reads, as soon as it has the tokens of a login.
 */
export function firstReadsScript(
  nonce: string,
  { asks, known, weeks }: PageReads,
  { now, isLater }: { now: number; isLater: boolean },
): string {
  if (asks.length === 0) return ''
  const page = jsonInHtml(JSON.stringify({ asks, weeks, now, known: { ...known, visitor: '1', week: weeks[0] } }))
  const looking = isLater ? `{then:function(begin){window.${laterReadsKey}=begin}}` : `window.${silentLoginKey}`
  const facts = [JSON.stringify(firstReadsKey), JSON.stringify(kept), page, looking]
  return `<script nonce="${nonce}">${source}(window,${facts.join(',')})</script>`
}

/** The answers in the body, each in an element of its own: a browser reads none before it is asked for. */
export const answersHtml = (answers: readonly PageAnswer[]): string[] =>
  answers
    .filter(isWritten)
    .map(
      ({ address, json, isCommon }) =>
        `<script type="application/json" ${answerAttribute}="${escapeHtml(address)}"${isCommon ? ` ${commonAttribute}` : ''}>${jsonInHtml(json)}</script>`,
    )
