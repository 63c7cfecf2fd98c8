/** Tokens and forms of the shop's design, for pages that are not part of the shop. */
export const pageStyle = `
:root{--brand-50:#EEF6F6;--brand-700:#0E5A63;--brand-800:#0A454D;--brand-900:#06343A;--ink-500:#566669;--ink-700:#3D4E52;
--ink-900:#17262A;--line-200:#D3DCDB;--line-500:#76868A;--bg-page:#F4F7F6;--danger-100:#FCEBEA;--danger-700:#B3261E;
--ff:"Hiragino Sans","Hiragino Kaku Gothic ProN","BIZ UDPGothic","Noto Sans JP","Noto Sans CJK JP",Meiryo,sans-serif}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;font-family:var(--ff);font-size:16px;line-height:1.75;
color:var(--ink-900);background:var(--bg-page);line-break:strict;overflow-wrap:anywhere;word-break:auto-phrase}
a{color:var(--brand-700);text-underline-offset:3px}
a:hover{color:var(--brand-800)}
:focus-visible{outline:3px solid #0B57D0;outline-offset:2px;box-shadow:0 0 0 2px #fff}
main:focus{outline:none}
.skip{position:absolute;left:16px;top:-80px;z-index:1;padding:10px 16px;background:#fff;border-radius:8px}
.skip:focus{top:12px}
header{background:#fff;border-bottom:1px solid var(--line-200)}
header a{display:flex;align-items:center;gap:10px;max-width:1200px;margin:0 auto;height:72px;padding:0 20px;border-radius:8px}
header img{display:block;height:30px;width:auto}
main{flex:1;width:100%;max-width:480px;margin:0 auto;padding:40px 16px 64px}
main.wide{max-width:760px}
h1{margin:0 0 20px;font-size:26px;line-height:1.35;font-feature-settings:"palt"}
h2{margin:28px 0 8px;font-size:19px;line-height:1.4}
.panel{background:#fff;border:1px solid var(--line-200);border-radius:12px;padding:32px}
.panel>:first-child{margin-top:0}
.panel>:last-child{margin-bottom:0}
.field{margin:0 0 20px}
.hint{margin:0 0 8px;color:var(--ink-700);font-size:14px;line-height:1.6}
.check{display:flex;align-items:center;gap:10px;min-height:44px;margin:4px 0 0;font-weight:400;cursor:pointer}
.check[hidden]{display:none}
.check input{flex:none;width:24px;height:24px;margin:0;accent-color:var(--brand-700)}
.help a{display:inline-block}
.help{margin:20px 0 0;padding-top:16px;border-top:1px solid var(--line-200)}
label{display:block;margin:0 0 6px;font-weight:700;line-height:1.5}
.field input:not([type=checkbox]),.field select{display:block;width:100%;min-height:52px;padding:8px 14px;font:inherit;
color:inherit;background:#fff;border:1px solid var(--line-500);border-radius:8px}
.field input[aria-invalid=true]:not([type=checkbox]),.field select[aria-invalid=true]{border:2px solid var(--danger-700)}
.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:52px;padding:10px 28px;
font:inherit;font-size:18px;font-weight:700;line-height:1.3;text-decoration:none;cursor:pointer;color:#fff;
background:var(--brand-700);border:1px solid transparent;border-radius:8px}
.button:hover{background:var(--brand-800);color:#fff}
.button:active{background:var(--brand-900)}
.button.outline{margin-top:16px;color:var(--brand-700);background:#fff;border-color:var(--brand-700)}
.button.outline:hover{background:var(--brand-50);color:var(--brand-800)}
.facts{margin:0 0 8px}
.facts>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:10px 0;border-bottom:1px solid var(--line-200)}
.facts dt{color:var(--ink-700);font-weight:600}
.facts dd{margin:0}
.need{margin-left:8px;color:var(--ink-700);font-size:14px;font-weight:400}
.fault{margin:6px 0 0;color:var(--danger-700);font-weight:700}
.alert ul{margin:4px 0 0;padding-left:1.2em}
.alert a{color:inherit}
.alert{display:flex;gap:12px;margin:0 0 20px;padding:14px 16px;background:var(--danger-100);border-radius:8px;
color:var(--danger-700);font-weight:700}
.alert svg{flex:none;width:22px;height:22px;margin-top:3px}
.alert p{margin:0}
.note{margin:0 0 20px;padding:14px 16px;background:#FFF4DC;border-radius:8px;color:#7D4A00}
.back{display:inline-flex;align-items:center;min-height:44px;margin-top:16px}
.small{color:var(--ink-700);font-size:14px}
footer{padding:24px 16px;background:var(--brand-900);color:#fff;font-size:14px;text-align:center}
@media (max-width:959px){header a{height:60px;padding:0 16px}header img{height:26px}main{padding-top:24px}.panel{padding:24px 20px}h1{font-size:23px}}
@media (forced-colors:active){.button{border-color:ButtonText}}
`
