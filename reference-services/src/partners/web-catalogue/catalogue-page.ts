import { type Html, html } from '../../pages/html.ts'
import { contentsList, type Leaf, leavesOf, maxOf, type PrintedProduct } from './leaves.ts'
import type { Contents } from './services-client.ts'

export type CatalogueFacts = {
  contents: Contents
  weekName: string
  /** Pieces by order number. */
  ordered: ReadonlyMap<string, number>
}

/** All pages of a medium. Its script lays them out as spreads or single pages. */
export function cataloguePage({ contents, weekName, ordered }: CatalogueFacts): Html {
  const leaves = leavesOf(contents)
  return html`<header>
<h1>${contents.catalogue_name} <small>${weekName}号</small></h1>
<div class="tools">
<button type="button" id="open-contents" aria-haspopup="dialog">目次</button>
<div class="turn"><button type="button" id="previous" aria-label="前のページ">${icon('m15 18-6-6 6-6')}</button>
<p id="place"></p>
<button type="button" id="next" aria-label="次のページ">${icon('m9 18 6-6-6-6')}</button></div>
<div class="zoom"><button type="button" id="zoom-out" aria-label="縮小する" disabled>${icon('M5 12h14')}</button>
<button type="button" id="zoom-in" aria-label="拡大する">${icon('M5 12h14M12 5v14')}</button></div>
</div>
</header>
<main id="pages" tabindex="-1" aria-label="紙面">
${coverOf(contents, weekName, leaves.length + 1)}
${leaves.map((leaf) => pageOf(leaf, ordered))}
</main>
<p id="said" class="hidden" role="status"></p>
${contentsDialog(leaves)}`
}

const icon = (path: string): Html =>
  html`<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`

const coverOf = ({ catalogue_name, image_path }: Contents, weekName: string, total: number): Html =>
  html`<section class="page cover" data-page="1" aria-label="表紙">
<h2>${catalogue_name}</h2><p>${weekName}号・全${total}ページ</p>
<img src="${image_path}" alt="" width="220" height="220"></section>`

const pageOf = ({ page, section, products }: Leaf, ordered: ReadonlyMap<string, number>): Html =>
  html`<section class="page" data-page="${page}" aria-label="${page}ページ ${section.name}">
<h2>${section.image_path === null ? undefined : html`<img src="${section.image_path}" alt="" width="32" height="32" loading="lazy">`}${section.name}</h2>
<div class="goods">${products.map((product) => itemOf(product, ordered.get(product.order_no) ?? 0))}</div>
<p class="folio" aria-hidden="true">${page}</p></section>`

function itemOf(product: PrintedProduct, count: number): Html {
  const { order_no, product_name, product_name_standard, taxin_price, image_url_list } = product
  const max = Math.max(maxOf(product), count)
  const price = taxin_price.toLocaleString('ja-JP')
  const picture = image_url_list[0]?.image_url
  return html`<article data-no="${order_no}" data-count="${count}">
${picture === undefined ? undefined : html`<img src="${picture}" alt="" width="120" height="120" loading="lazy">`}
<div><h3>${product_name}</h3>
<p class="sub">${product_name_standard ?? ''} 番号 ${order_no}</p>
<p class="price"><small>税込</small> <b>${price}</b><small>円</small></p></div>
<div class="order"><p class="done" hidden></p>
<select aria-label="${product_name}の数量">${numbersTo(max).map((n) => html`<option${n === count ? html` selected` : undefined}>${n}</option>`)}</select>
<button type="button" data-do="order">注文する<span class="hidden"> ${product_name}</span></button>
<button type="button" data-do="cancel" hidden>取消<span class="hidden"> ${product_name}</span></button></div>
</article>`
}

const numbersTo = (max: number) => Array.from({ length: max }, (_, at) => at + 1)

const contentsDialog = (leaves: readonly Leaf[]): Html =>
  html`<dialog id="contents" aria-labelledby="contents-title">
<h2 id="contents-title">目次</h2>
<ul>${[{ name: '表紙', page: 1 }, ...contentsList(leaves)].map(
    ({ name, page }) =>
      html`<li><button type="button" data-to="${page}"><span>${name}</span> <span>${page}ページ</span></button></li>`,
  )}</ul>
<button type="button" id="close-contents">閉じる</button>
</dialog>`
