const templateId = 'late-scripts'
/** However long a picture takes. */
const latestMs = 2000

/**
 * Begins the scripts once the first content is painted and, unless they are kept, the pictures that it waits for have come: on a
 * slow network the one would take the room of the other. Whoever touches the page before has them at once.
 */
const source = [
  '(function(w,d,areKept){var begun,waits;',
  `function begin(){if(begun)return;begun=1;d.body.appendChild(d.getElementById('${templateId}').content.cloneNode(true))}`,
  'function look(){for(var i=0;i<waits.length;i++)if(!waits[i].complete)return;w.setTimeout(begin)}',
  "w.requestAnimationFrame(function(){w.setTimeout(function(){waits=areKept?[]:d.querySelectorAll('img[fetchpriority=high]');",
  "for(var i=0;i<waits.length;i++){waits[i].addEventListener('load',look);waits[i].addEventListener('error',look)}look()})});",
  "['pointerdown','keydown'].forEach(function(n){d.addEventListener(n,begin,{capture:true,passive:true,once:true})});",
  `w.setTimeout(begin,${latestMs})`,
  '})',
].join('')

/**
 * Script elements and hints as they would stand in the head; they come after the content instead.
 *
 * @param options.areKept The browser most probably has them since its last visit.
 */
export const lateScripts = (nonce: string, elements: readonly string[], { areKept }: { areKept: boolean }): string =>
  `<template id="${templateId}">${elements.join('')}</template><script nonce="${nonce}">${source}(window,document,${areKept})</script>`
