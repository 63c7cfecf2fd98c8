// Lays the pages out as a catalogue to be turned, and takes orders. Knows its member by a ticket alone, which stands in
// this document and goes to this company's own server.
const facts = JSON.parse(document.getElementById('facts').textContent)
const monthMs = 30 * 24 * 60 * 60 * 1000
const post = (message) => parent.postMessage(message, facts.shopOrigin)

if (facts.failure === undefined) openCatalogue()
else post(facts.failure)

function openCatalogue() {
  const main = document.getElementById('pages')
  const pages = [...main.querySelectorAll('.page')]
  const byId = (id) => document.getElementById(id)
  const isWide = matchMedia('(min-width: 900px)')
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)')
  let swiper
  let shown = Math.min(Math.max(1, facts.page), pages.length)

  const element = (className, ...children) => {
    const made = document.createElement('div')
    made.className = className
    made.append(...children)
    return made
  }

  /** Two pages lie side by side where there is room for them: the cover alone on the right, as of a book. */
  function layOut() {
    swiper?.destroy()
    const perSlide = isWide.matches ? 2 : 1
    const groups = []
    const sheets = perSlide === 2 ? [undefined, ...pages] : pages
    for (let at = 0; at < sheets.length; at += perSlide) groups.push(sheets.slice(at, at + perSlide))
    const slides = groups.map((group) => {
      const leaves = Array.from({ length: perSlide }, (_, at) => group[at] ?? element('page empty'))
      return element('swiper-slide', element('swiper-zoom-container', element('swiper-zoom-target', ...leaves)))
    })
    const root = element('swiper', element('swiper-wrapper', ...slides))
    main.replaceChildren(root)
    swiper = new globalThis.Swiper(root, {
      effect: 'creative',
      creativeEffect: { prev: { translate: ['-30%', 0, -1], shadow: true }, next: { translate: ['100%', 0, 0] } },
      initialSlide: groups.findIndex((group) => group.some((page) => numberOf(page) === shown)),
      speed: isCalm.matches ? 0 : 320,
      keyboard: { enabled: true, onlyInViewport: false, pageUpDown: true },
      zoom: { maxRatio: 3, toggle: false },
      a11y: { enabled: false },
      on: {
        slideChange: turned,
        zoomChange: (_, scale) => zoomed(scale),
        doubleTap: (self, event) => {
          if (event.target.closest('button, select') === null) self.zoom.toggle(event)
        },
      },
    })
    turned(swiper)
  }

  const numberOf = (page) => Number(page?.dataset.page)

  function turned(self) {
    const focused = document.activeElement
    const inSight = [...self.slides[self.activeIndex].querySelectorAll('[data-page]')]
    for (const [at, slide] of self.slides.entries()) slide.inert = at !== self.activeIndex
    // The focus was on a page that was turned away: the keys go on from the pages.
    if (focused !== null && main.contains(focused) && focused.closest('[inert]') !== null)
      main.focus({ preventScroll: true })
    const numbers = inSight.map(numberOf)
    shown = numbers[0] ?? 1
    byId('place').textContent = `${numbers.join('-')} / ${pages.length}ページ`
    byId('previous').disabled = self.isBeginning
    byId('next').disabled = self.isEnd
    self.zoom?.out()
    tell(inSight.map((page) => page.getAttribute('aria-label')).join('、'))
    keepPlace(`${facts.code}.${shown}`)
  }

  function zoomed(scale) {
    byId('zoom-out').disabled = scale <= 1
    byId('zoom-in').disabled = scale >= 3
    tell(`${Math.round(scale * 100)}%`)
  }

  const zoomBy = (step) => {
    const scale = Math.min(3, Math.max(1, swiper.zoom.scale + step))
    if (scale === 1) swiper.zoom.out()
    else swiper.zoom.in(scale)
  }

  const goTo = (page) => {
    const at = [...swiper.slides].findIndex((slide) => slide.querySelector(`[data-page="${page}"]`) !== null)
    // A leap over many pages does not draw them all on its way.
    if (at >= 0) swiper.slideTo(at, 0)
  }

  const tell = (words) => {
    byId('said').textContent = words
  }

  byId('previous').addEventListener('click', () => swiper.slidePrev())
  byId('next').addEventListener('click', () => swiper.slideNext())
  byId('zoom-in').addEventListener('click', () => zoomBy(0.5))
  byId('zoom-out').addEventListener('click', () => zoomBy(-0.5))
  byId('open-contents').addEventListener('click', () => byId('contents').showModal())
  byId('close-contents').addEventListener('click', () => byId('contents').close())
  byId('contents').addEventListener('click', ({ target }) => {
    const entry = target.closest('[data-to]')
    if (entry === null) return
    byId('contents').close()
    goTo(Number(entry.dataset.to))
    main.focus({ preventScroll: true })
  })
  addEventListener('keydown', (event) => {
    if (byId('contents').open || event.target.closest('select') !== null) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Home') goTo(1)
    else if (event.key === 'End') goTo(pages.length)
    else if (event.key === '+') zoomBy(0.5)
    else if (event.key === '-') zoomBy(-0.5)
    else return
    event.preventDefault()
  })
  isWide.addEventListener('change', layOut)

  for (const item of main.querySelectorAll('article')) showOrdered(item, Number(item.dataset.count))
  main.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-do]')
    if (button !== null) press(button.closest('article'), button.dataset.do)
  })

  function showOrdered(item, count) {
    item.dataset.count = String(count)
    const [done, order, cancel] = ['.done', '[data-do=order]', '[data-do=cancel]'].map((one) => item.querySelector(one))
    done.hidden = count === 0
    done.textContent = count === 0 ? '' : `注文済み ${count}点`
    cancel.hidden = count === 0
    order.firstChild.textContent = count === 0 ? '注文する' : '変更'
  }

  async function press(item, what) {
    if (facts.ticket === '') {
      post({ type: 'required' })
      return
    }
    const controls = [...item.querySelectorAll('button, select')]
    if (controls.some((control) => control.disabled)) return
    const focused = document.activeElement
    for (const control of controls) control.disabled = true
    await order(item, what)
    for (const control of controls) control.disabled = false
    if (controls.includes(focused)) (focused.hidden ? item.querySelector('[data-do=order]') : focused).focus()
  }

  /** The shop around this page says what came of it. */
  async function order(item, what) {
    const line = { ticket: facts.ticket, planning_week: facts.week, order_no: item.dataset.no }
    const pieces = Number(item.querySelector('select').value)
    try {
      const { order_count } =
        what === 'cancel' ? await send('DELETE', line) : await send('PUT', { ...line, order_count: pieces })
      showOrdered(item, order_count)
      post({ type: 'cart', cart: what === 'cancel' ? 'cancel' : 'update' })
    } catch (error) {
      post({ type: 'error', code: error.code ?? 'NETWORK' })
    }
  }

  layOut()
  main.classList.add('ready')
  post({ type: 'ready' })
}

/** A refusal of the services has a code. */
async function send(method, body) {
  const answer = await fetch('/web-catalogue/order', {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
  const reply = await answer.json()
  if (!answer.ok) throw Object.assign(new Error('refused'), { code: reply.error_status })
  return reply
}

/** For a post without a medium. A browser that keeps nothing for a frame begins at the first. */
function keepPlace(value) {
  const cookie = { name: 'web-catalogue-place', value, path: '/web-catalogue', expires: Date.now() + monthMs }
  globalThis.cookieStore?.set({ ...cookie, sameSite: 'none', partitioned: true }).catch(() => undefined)
}
