/** A tool, not a page of the shop: plain, dense, and out of the way of what is looked at. */
export const panelStyle = `
*,*::before,*::after{box-sizing:border-box}
html,body{margin:0;height:100%}
body{display:flex;font:14px/1.6 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP",sans-serif;color:#17262a;background:#dfe6e5}
aside{flex:none;width:320px;height:100%;overflow-y:auto;padding:16px;background:#fff;border-right:1px solid #76868a}
h1{margin:0 0 12px;font-size:18px}
h2{margin:16px 0 4px;font-size:14px}
.field{margin:0 0 8px}
label{display:block;font-weight:700}
input,select{width:100%;min-height:32px;padding:2px 8px;font:inherit;border:1px solid #76868a;border-radius:4px;background:#fff}
button,.actions a{display:inline-block;min-height:32px;padding:2px 12px;font:inherit;border:1px solid #0e5a63;border-radius:4px;background:#fff;color:#0e5a63;text-decoration:none;cursor:pointer}
form button{background:#0e5a63;color:#fff}
:focus-visible{outline:3px solid #0b57d0;outline-offset:1px}
#add-rule{margin-top:16px;padding-top:12px;border-top:1px solid #d3dcdb}
.pair{display:flex;gap:8px}
.pair .field{flex:1}
ul,ol{margin:8px 0 0;padding:0;list-style:none}
#problems:empty,#rules:empty{display:none}
#problems{margin:0 0 12px;padding:8px;background:#fcebea;color:#8c1d18;overflow-wrap:anywhere}
#rules li{display:flex;align-items:center;justify-content:space-between;gap:8px;padding:4px 0}
.actions{display:flex;gap:8px;margin:12px 0 0}
#log{height:280px;overflow-y:auto;border:1px solid #d3dcdb;padding:4px;font:12px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
#log li{border-bottom:1px solid #eef6f6;padding:2px 0}
#log .error{color:#8c1d18}
#log .fact{color:#0e5a63}
main{flex:1;min-width:0;height:100%;overflow:auto}
iframe{display:block;border:0;background:#fff}
.app-bar{display:none}
[data-viewport=desktop] iframe{width:1280px;height:100%;min-height:900px}
[data-viewport=mobile] iframe,[data-viewport=webview] iframe{width:390px;height:844px;margin:16px auto}
[data-viewport=webview] .app-bar{display:block;width:390px;margin:16px auto 0;padding:10px;background:#17262a;color:#fff;text-align:center}
[data-viewport=webview] iframe{margin-top:0}
@media (max-width:959px){html,body{height:auto}body{display:block}aside{width:auto;height:auto;border-right:0;border-bottom:1px solid #76868a}main{height:auto}#log{height:120px}}
`
