/** Looks of the catalogue's pages: those of the shop that it stands in. */
export const catalogueStyle = `
:root{--brand:#0E5A63;--brand-dark:#0A454D;--tint:#EEF6F6;--ink:#17262A;--ink2:#3D4E52;--ink3:#566669;--line:#D3DCDB;--control:#76868A;
--page:#F4F7F6;--ok:#1E6B34;--ok-tint:#E7F3EA}
*,*::before,*::after{box-sizing:border-box}
html,body{height:100%;margin:0}
body{display:flex;flex-direction:column;background:var(--page);color:var(--ink);font:16px/1.5 "Hiragino Sans","Hiragino Kaku Gothic ProN","BIZ UDPGothic","Noto Sans JP","Noto Sans CJK JP",Meiryo,sans-serif;
line-break:strict;overflow-wrap:anywhere;overflow:hidden;font-variant-numeric:tabular-nums}
h1,h2,h3,p,ul{margin:0;padding:0;list-style:none}
button,select{min-height:44px;min-width:44px;font:inherit;color:inherit;border-radius:8px;touch-action:manipulation;user-select:none}
button{cursor:pointer;font-weight:700;border:1px solid var(--control);background:#fff}
button:hover:not(:disabled){background:var(--tint)}
button:disabled{color:#8A999C;cursor:default}
:focus-visible{outline:3px solid #0B57D0;outline-offset:2px;box-shadow:0 0 0 2px #fff}
main:focus-visible{outline-offset:-3px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
[hidden]{display:none!important}
header{display:flex;flex:none;align-items:center;justify-content:space-between;gap:8px 16px;flex-wrap:wrap;padding:8px 12px;background:#fff;border-bottom:1px solid var(--line)}
h1{font-size:18px;line-height:1.35}
h1 small{font-size:14px;font-weight:400;color:var(--ink2)}
.tools{display:flex;align-items:center;gap:12px}
.tools button{display:inline-grid;place-items:center;padding:0 10px}
.turn,.zoom{display:flex;align-items:center;gap:4px}
#place{min-width:104px;text-align:center;font-size:15px;font-weight:700}
main{flex:1;min-height:0;position:relative;overflow:hidden;padding:0}
main:not(.ready){visibility:hidden}
.swiper{height:100%}
.swiper-slide{height:100%;overflow-y:auto;background:var(--page)}
.swiper-slide:not(.swiper-slide-active,.swiper-slide-next,.swiper-slide-prev){visibility:hidden;content-visibility:hidden}
.swiper-zoom-container{align-items:stretch;min-height:100%;height:auto;text-align:left;padding:12px}
.swiper-zoom-target{display:flex;width:100%;max-width:1180px;background:#fff;border:1px solid var(--line);border-radius:6px;box-shadow:0 2px 10px #06343a1f}
.page{flex:1 1 0;min-width:0;display:flex;flex-direction:column;padding:12px 14px 8px;content-visibility:auto;contain-intrinsic-size:auto 560px}
.page+.page{border-left:1px solid var(--line);box-shadow:inset 14px 0 14px -14px #06343a40}
.page.empty{background:#fbfcfc}
.page h2{display:flex;align-items:center;gap:8px;padding-bottom:6px;border-bottom:2px solid var(--brand);font-size:18px;line-height:1.35}
.goods{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:0 14px;flex:1;align-content:start}
article{display:flex;flex-direction:column;gap:4px;padding:10px 0;border-bottom:1px solid var(--line)}
article>img{display:block;width:100%;height:88px;object-fit:contain}
article>div:nth-of-type(1){flex:1}
h3{font-size:15px;line-height:1.35;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
.sub{font-size:14px;line-height:1.35;color:var(--ink3)}
.price{line-height:1.2}.price b{font-size:20px}.price small{font-size:14px}
.order{display:flex;flex-wrap:wrap;gap:6px}
.order select{padding:0 6px;border:1px solid var(--control);background:#fff;width:52px}
.order [data-do]{flex:1;padding:0 4px;font-size:15px}
.order [data-do=order]{border-color:transparent;background:var(--brand);color:#fff}
.order [data-do=order]:hover:not(:disabled){background:var(--brand-dark)}
.order [data-do=order]:disabled{background:var(--ink3);color:#fff}
.done{flex:1 0 100%;padding:2px 6px;border-radius:4px;background:var(--ok-tint);color:var(--ok);font-weight:700;font-size:14px}
.folio{margin-top:auto;padding-top:4px;text-align:center;font-size:14px;color:var(--ink3)}
.cover{align-items:center;justify-content:center;gap:14px;text-align:center}
.cover h2{border:0;font-size:34px}
dialog{width:min(420px,calc(100vw - 32px));max-height:calc(100% - 32px);padding:20px;border:0;border-radius:12px;color:inherit;overflow-y:auto}
dialog::backdrop{background:#06343a99}
dialog h2{font-size:19px;margin-bottom:8px}
dialog li button{display:flex;justify-content:space-between;align-items:center;gap:12px;width:100%;padding:6px 8px;border:0;border-bottom:1px solid var(--line);border-radius:0;font-weight:400;text-align:left;color:var(--brand);text-decoration:underline}
dialog li span:last-child{color:var(--ink3)}
#close-contents{display:block;width:100%;margin-top:16px}
.failed{padding:32px 20px;text-align:center}
@media (max-width:899px){
header{padding:6px 8px}
header h1{flex:1 0 100%}
.tools{flex:1;justify-content:space-between;gap:6px}
#place{min-width:84px}
.goods{grid-template-columns:repeat(2,minmax(0,1fr))}
.swiper-zoom-container{padding:8px}
.page{padding:10px 10px 6px}
}
@media (prefers-reduced-motion:reduce){*{transition:none!important;animation:none!important}}
@media (forced-colors:active){button,.done{border:1px solid ButtonText}}
`
