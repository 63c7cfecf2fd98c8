/** By then a press is given up: whatever it was on does not wake up any more. A link leads on by itself then. */
const givenUpMs = 8000

/**
 * Keeps what a member does with a page that stands there already and whose scripts are still on their way: a press, a form that is
 * sent, a text. It shows at once that it has been heard, and is done as soon as React has taken up the element it was on. A link
 * too: it may remember the page, or ask first. [K-185]
 *
 * An element that React has taken up carries its props; one that was drawn anew meanwhile is found by what it says. What was not
 * in the HTML was drawn by a script, which may be one without React: it hears for itself.
 */
const source = [
  '(function(w,d,root){var kept=[],isRedoing=false,isComposing=false,ofHtml=new WeakSet(root.querySelectorAll("*"));',
  "function isAwake(t){return Object.keys(t).some(function(k){return k.indexOf('__reactProps')===0})}",
  "function sameAs(t){return [].filter.call(root.querySelectorAll(t.tagName),function(o){return o.textContent===t.textContent&&o.getAttribute('href')===t.getAttribute('href')&&o.getAttribute('aria-label')===t.getAttribute('aria-label')})[0]}",
  'function write(t,text){var p=Object.getPrototypeOf(t),at=t.selectionStart;',
  // React hears of a text only when it is another than it has seen.
  "t.value='';Object.getOwnPropertyDescriptor(p,'value').set.call(t,text);",
  'try{t.setSelectionRange(at,at)}catch(e){}t.dispatchEvent(new Event("input",{bubbles:true}))}',
  'function redo(k){var t=k.t;t.removeAttribute("data-pressed");isRedoing=true;',
  'if(k.is==="input")write(t,k.text);else if(k.is==="submit")t.requestSubmit();',
  'else if(k.is==="focusin"){if(d.activeElement===t)t.dispatchEvent(new Event("focusin",{bubbles:true}))}else if(k.is==="change")t.dispatchEvent(new Event("change",{bubbles:true}));else t.click();isRedoing=false}',
  // One in a frame: a form that is sent knows of the text that was written before.
  'function look(){var isDone=isComposing;kept=kept.filter(function(k){if(isDone)return true;',
  'if(!k.t.isConnected)k.t=sameAs(k.t)||k.t;',
  `if(isAwake(k.t)){isDone=true;redo(k);return false}if(Date.now()-k.at<${givenUpMs})return true;`,
  'k.t.removeAttribute("data-pressed");if(k.is==="click"&&k.t.href)w.location.assign(k.t.href);return false});',
  'if(kept.length)w.requestAnimationFrame(look)}',
  'function hasText(form){return kept.some(function(k){return k.is==="input"&&form.contains(k.t)})}',
  'function drop(is,t){kept=kept.filter(function(k){return k.t!==t||k.is!==is})}',
  'function keep(is,t,text){drop(is,t);kept.push({is:is,t:t,text:text,at:Date.now()});if(kept.length===1)w.requestAnimationFrame(look)}',
  'function hear(e){var is=e.type,t=e.target,field;',
  "if(is==='click'){t=t.closest&&t.closest('a,button,input,select,label,[role=button]');",
  'if(!t||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return}',
  // A later press or text replaces a kept one. A form that is sent waits for the texts that were written into it before.
  'if(isRedoing||!root.contains(t))return;if(isAwake(t)||!ofHtml.has(t)){drop(is,t);if(is!=="submit"||!hasText(t))return}',
  "field=/^(TEXTAREA|SELECT|LABEL)$/.test(t.tagName)||t.tagName==='INPUT'&&!/^(checkbox|radio|button|submit)$/.test(t.type);",
  "if(is==='click'&&field)return;",
  "if(is==='change'&&t.tagName!=='SELECT'||/^(input|focusin)$/.test(is)&&!field)return;",
  "e.stopImmediatePropagation();if(is==='click'||is==='submit'){e.preventDefault();(e.submitter||t).setAttribute('data-pressed','')}",
  'keep(is,t,t.value)}',
  "d.addEventListener('compositionstart',function(){isComposing=true},true);d.addEventListener('compositionend',function(){isComposing=false},true)",
  ";['click','submit','focusin','input','change'].forEach(function(n){d.addEventListener(n,hear,true)})",
  "})(window,document,document.getElementById('root'))",
].join('')

export const keepPressesScript = (nonce: string): string => `<script nonce="${nonce}">${source}</script>`

/** Of the page's first style: an element whose press is kept. */
export const pressedStyle = '[data-pressed]{opacity:.55;cursor:progress}'
